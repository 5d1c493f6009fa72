/** A domain cannot be created: the message is for the person who asked for it. */
export class NotCreated extends Error {}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Pictures and lines of the audit log name their domain in columns of this length. */
const MOST_LETTERS = 20;

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** 'brochure' is 'brochures', 'gallery' is 'galleries'. */
function pluralOf(word) {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return word + (/(s|x|z|ch|sh)$/.test(word) ? 'es' : 's');
}

const forms = (kebab) => ({
  kebab,
  camel: camel(kebab),
  pascal: capitalised(camel(kebab)),
  snake: kebab.replaceAll('-', '_'),
});

/**
 * Every form of a domain's name. `plural` names its folders, its path and its table; `label` and `labels` are what
 * people call one of them and several.
 * @param {string} name
 * @param {{ plural?: string, label?: string, labels?: string }} [options]
 */
export function namesOf(name, { plural, label, labels } = {}) {
  for (const word of [name, plural ?? 'x']) {
    if (!NAME.test(word ?? '')) {
      throw new NotCreated(
        `'${word ?? ''}' is no name for a domain: use small letters, digits and dashes, such as 'brochure'.`,
      );
    }
    if (word.length > MOST_LETTERS) {
      throw new NotCreated(`'${word}' is too long: use at most ${MOST_LETTERS} letters.`);
    }
  }
  const one = label ?? name.replaceAll('-', ' ');
  const several = labels ?? pluralOf(one);
  return {
    one: forms(name),
    several: forms(plural ?? pluralOf(name)),
    label: {
      one,
      several,
      One: capitalised(one),
      Several: capitalised(several),
      title: one.split(' ').map(capitalised).join(' '),
    },
  };
}

/**
 * Makes the text or the path of a file of the gallery that of another domain. In the gallery's sources one of them
 * is a 'gallery item' (`GalleryItem`, `gallery-item`), and 'gallery' stands for several of them.
 */
export function renamer({ one, several, label }) {
  const article = /^[aeiou]/i.test(label.one) ? 'an' : 'a';
  /** @type {[RegExp, string][]} */
  const rules = [
    // Texts.
    [/Gallery(?= List)|(?<=Add )Gallery/g, label.title],
    [/Gallery(?= added)/g, label.One],
    [/(?<=Failed to add )gallery/g, `the ${label.one}`],
    [/(?<=Loading )gallery|(?<=Failed to fetch )gallery data/g, label.several],
    [/(?<=delete this )file/g, label.one],
    [/\ba gallery item\b/g, `${article} ${label.one}`],
    [/\bA gallery item\b/g, `${capitalised(article)} ${label.one}`],
    [/gallery items/g, label.several],
    [/Gallery items/g, label.Several],
    [/gallery item/g, label.one],
    [/Gallery item/g, label.One],
    // What is named after one of them.
    [/GalleryItem|Gallery(?=List)/g, one.pascal],
    [/galleryItem/g, one.camel],
    [/gallery-item|gallery(?=-list)|(?<=add-)gallery|(?<=\/dashboard\/)gallery/g, one.kebab],
    [/GALLERY/g, one.snake.toUpperCase()],
    [/(?<=(subject: '|subject="|kind: '|history\('))gallery/g, one.kebab],
    // What is named after all of them.
    [/(?<=[if]x_|fk_|name: ')gallery(?!-)/g, several.snake],
    [/Gallery/g, several.pascal],
    [/\bgallery(?=[A-Z])/g, several.camel],
    [/(?<=['"`/-])gallery\b|\bgallery(?=['"`/-])/g, several.kebab],
    [/\bgallery\b/g, several.camel],
  ];
  return (text) => rules.reduce((done, [from, to]) => done.replace(from, to), text);
}

/** Fields of the gallery alone: each is declared in a block, and elsewhere on a separate line or in a list of names. */
const OWN_BLOCKS = /^( *)project_(?:name|location): \{\n[^]*?^\1\},\n/gm;
const OWN_NAMES = /(,| \|) 'project_(name|location)'|item\.project_name, item\.project_location/g;
const OWN_LINES = /project_(name|location)|^ *'(Project|Location)',$/;

/** The source of a domain that has a title, a description, a status and a picture. */
export const withoutOwnFields = (source) =>
  source
    .replace(OWN_BLOCKS, '')
    .replace(OWN_NAMES, '')
    .split('\n')
    .filter((line) => !OWN_LINES.test(line))
    .join('\n');
