const { configure } = require('@testing-library/dom');

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 5000 });
