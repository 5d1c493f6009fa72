// React and Express read NODE_ENV while they load, and static imports load before anything else runs.
process.env.NODE_ENV ??= 'production';
await import('./main.js');

export {};
