/** The first sentence of a description says what something is; the others say what it is good for. */
export function firstSentence(text: string): string {
  const [sentence = text] = /^.+?[.!?।](?=\s|$)/su.exec(text) ?? [];
  return sentence;
}

/** The sentences from the first on that fit into this number of characters. None is cut. */
export function wholeSentences(text: string, max: number): string {
  let fitting = '';
  for (let rest = text.trim(); rest !== '';) {
    const sentence = firstSentence(rest);
    const longer = fitting ? `${fitting} ${sentence}` : sentence;
    if (longer.length > max) break;
    fitting = longer;
    rest = rest.slice(sentence.length).trim();
  }
  return fitting;
}
