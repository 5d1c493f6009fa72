import { wholeSentences } from './sentences';

describe('whole sentences', () => {
  const text = 'Chillers from 18.5 to 74 tons. They stand side by side and grow with the building.';

  it('end with the last sentence that fits', () => {
    expect(wholeSentences(text, 200)).toBe(text);
    expect(wholeSentences(text, 60)).toBe('Chillers from 18.5 to 74 tons.');
  });

  it('are empty if the first sentence is too long', () => {
    expect(wholeSentences(text, 20)).toBe('');
    expect(wholeSentences('word '.repeat(100), 240)).toBe('');
  });

  it('end with a danda in Bangla', () => {
    expect(wholeSentences('ঠান্ডা বাতাস। সারা দিন।', 15)).toBe('ঠান্ডা বাতাস।');
  });
});
