/** Texts about the size of a unit and its drawing. */
export const drawingTexts = {
  drawing: (width: string, height: string, depth: string) =>
    `Dimension drawing: ${width} wide, ${height} high, ${depth} deep`,
  title: 'Does it fit?',
};
