/** Returns the first sentence of a description. It usually defines the thing; the others list its uses. */
export function firstSentence(text: string): string {
  const [sentence = text] = /^.+?[.!?।](?=\s|$)/su.exec(text) ?? [];
  return sentence;
}

/** Returns the leading sentences that fit into `max` characters, without truncating any. */
export function wholeSentences(text: string, max: number): string {
  let result = '';
  for (let rest = text.trim(); rest !== '';) {
    const sentence = firstSentence(rest);
    const longer = result ? `${result} ${sentence}` : sentence;
    if (longer.length > max) break;
    result = longer;
    rest = rest.slice(sentence.length).trim();
  }
  return result;
}
