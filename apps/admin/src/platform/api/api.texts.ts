/** Texts for requests that fail. */
export const apiTexts = {
  networkFailure: 'Network response was not ok',
  offline: 'You are offline. Check your connection and try again.',
};
