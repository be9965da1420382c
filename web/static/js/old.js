// Only browsers that know no modules run this.
document.getElementById("waking").textContent =
  "This browser is too old for the horses. Chrome, Edge or Firefox of 2023 or later will do, " +
  "or Safari 16.4 (iPadOS 16.4) or later.";
