#!/usr/bin/env python3
"""A WebKitGTK browser that keeps what pages store in the folder it is given: `… FOLDER`.

WebKit's own small browser forgets everything under automation, so nothing can be found again once
it is killed. This one has a profile and a bare window, and no more. Alone, with the standard
library only: WebKit's driver runs it as if it were that browser, whose name it answers to.
"""

from __future__ import annotations

import sys
from ctypes import CDLL, CFUNCTYPE, c_char_p, c_int, c_size_t, c_uint64, c_void_p
from pathlib import Path

GTK = CDLL("libgtk-3.so.0")
WEBKIT = CDLL("libwebkit2gtk-4.1.so.0")
OBJECTS = CDLL("libgobject-2.0.so.0")

GTK.gtk_window_new.restype = c_void_p
OBJECTS.g_object_new.restype = c_void_p
WEBKIT.webkit_application_info_new.restype = c_void_p
WEBKIT.webkit_web_context_new_with_website_data_manager.restype = c_void_p
WEBKIT.webkit_web_view_get_type.restype = c_size_t
WEBKIT.webkit_website_data_manager_new.restype = c_void_p

STARTED = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)
WANTED = CFUNCTYPE(c_void_p, c_void_p, c_void_p)


def connect(what: int, signal: bytes, heard: object) -> None:
    """Call a function on a signal; it must live as long as the browser."""
    OBJECTS.g_signal_connect_data.argtypes = [c_void_p, c_char_p, c_void_p, *[c_void_p] * 2, c_int]
    OBJECTS.g_signal_connect_data(what, signal, heard, None, None, 0)


def profile(folder: bytes) -> int:
    """WebKit's context that stores into this folder."""
    names = (b"base-data-directory", folder + b"/data", b"base-cache-directory", folder + b"/cache")
    manager = WEBKIT.webkit_website_data_manager_new(*names, None)
    return int(WEBKIT.webkit_web_context_new_with_website_data_manager(c_void_p(manager)))


def main() -> None:
    """Wait for the driver, and give it a window when it asks."""
    GTK.gtk_init(None, None)
    context = profile(str(Path(sys.argv[-1]).resolve()).encode())

    @WANTED
    def open_window(_session: int, _data: int) -> int:
        kind = c_size_t(WEBKIT.webkit_web_view_get_type())
        given = (b"web-context", c_void_p(context), b"is-controlled-by-automation", c_int(1))
        view = int(OBJECTS.g_object_new(kind, *given, None))
        window = c_void_p(GTK.gtk_window_new(0))
        GTK.gtk_window_set_default_size(window, 1180, 820)
        GTK.gtk_container_add(window, c_void_p(view))
        GTK.gtk_widget_show_all(window)
        return view

    @STARTED
    def begin(_context: int, session: int, _data: int) -> None:
        info = c_void_p(WEBKIT.webkit_application_info_new())
        WEBKIT.webkit_application_info_set_name(info, b"MiniBrowser")
        WEBKIT.webkit_application_info_set_version(info, *map(c_uint64, (2, 0, 0)))
        WEBKIT.webkit_automation_session_set_application_info(c_void_p(session), info)
        connect(session, b"create-web-view", open_window)

    connect(context, b"automation-started", begin)
    WEBKIT.webkit_web_context_set_automation_allowed(c_void_p(context), 1)
    GTK.gtk_main()


if __name__ == "__main__":
    main()
