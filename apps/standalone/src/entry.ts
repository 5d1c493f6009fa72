import '@shishir/server/compile-cache';

// React and Express read NODE_ENV when they are loaded, and static imports are loaded before any other code runs.
process.env.NODE_ENV ??= 'production';
await import('./main.js');

export {};
