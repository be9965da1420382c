from web.app import main

main()
