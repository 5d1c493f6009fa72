/** The typefaces of English are in `fonts.css`. */
export {};
