const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (text) => text.split(' ').map(capitalised).join(' ');
const camelOf = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the plural of an English word: 'brochures', 'galleries', 'boxes'. */
function pluralOf(word) {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return word + (/(s|x|z|ch|sh)$/.test(word) ? 'es' : 's');
}

/**
 * Returns the forms of a domain's name that the templates use. `plural` is used for folders, path and table; `label`
 * and `labels` are the words on screens.
 * @param {{ name: string, plural?: string, label?: string, labels?: string }} options
 */
export function namesOf({
  name,
  plural = pluralOf(name),
  label = name.replaceAll('-', ' '),
  labels,
}) {
  const several = labels ?? pluralOf(label);
  return {
    one: name,
    several: plural,
    camel: camelOf(name),
    camels: camelOf(plural),
    pascal: capitalised(camelOf(name)),
    pascals: capitalised(camelOf(plural)),
    table: plural.replaceAll('-', '_'),
    label,
    labels: several,
    Label: capitalised(label),
    Labels: capitalised(several),
    title: titled(label),
    titles: titled(several),
    article: /^[aeiou]/i.test(label) ? 'an' : 'a',
  };
}
