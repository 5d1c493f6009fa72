/** Replaces imported style sheets, fonts and pictures in component tests. */
module.exports = 'asset';
