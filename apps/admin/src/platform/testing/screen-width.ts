/** Sets the page width for media queries of the form `(max-width: n px)`. */
export function setScreenWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = /max-width: ([\d.]+)px/.exec(query)?.[1];
    return {
      matches: limit !== undefined && width <= Number(limit),
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    };
  };
}
