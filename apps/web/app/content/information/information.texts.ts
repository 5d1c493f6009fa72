/** Texts around the information on category pages, and of the form for a price. */
export const informationTexts = {
  related: {
    label: 'Related product',
    split: 'Split',
  },
  seeModels: (total: number) => (total === 1 ? 'See the model' : `See the ${total} models`),
  questions: 'Common questions',
  ask: {
    empty: 'No products found.',
    toOrder:
      'We supply these units to order. Send us the room size and we’ll quote model and price.',
    needs: 'What we need to quote',
    title: 'Ask for a price',
  },
};
