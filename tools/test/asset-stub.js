/** Stands for any imported style sheet, font or picture in component tests. */
module.exports = 'asset';
