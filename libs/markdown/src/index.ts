export * from './markdown';
