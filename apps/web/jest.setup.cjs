const { configure } = require('@testing-library/dom');

// A busy machine takes longer than the usual second to come to an answer.
configure({ asyncUtilTimeout: 5000 });
