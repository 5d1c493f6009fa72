/** @typedef {ReturnType<typeof import('./names.mjs').namesOf>} Names */

/**
 * Lists of all records: a new record is added after the line of another.
 * @type {Record<string, { after: string, text: (names: Names) => string }[]>}
 */
export const LISTS = {
  'libs/contract/src/content/records.ts': [
    {
      after: "import { galleryRecord } from './gallery';",
      text: ({ camel, several }) => `import { ${camel}Record } from './${several}';`,
    },
    { after: "export * from './gallery';", text: ({ several }) => `export * from './${several}';` },
    { after: 'galleryRecord,', text: ({ camel }) => `${camel}Record,` },
  ],
  'libs/contract/src/domains.ts': [
    {
      after: "export { gallery } from './content/gallery';",
      text: ({ camels, several }) => `export { ${camels} } from './content/${several}';`,
    },
  ],
  'apps/api/src/content/records/content-records.ts': [
    {
      after: "import { GalleryModule } from '../gallery/gallery.module';",
      text: ({ pascals, several }) =>
        `import { ${pascals}Module } from '../${several}/${several}.module';`,
    },
    {
      after: "import { galleryItemVersions, GalleryService } from '../gallery/gallery.service';",
      text: ({ camel, pascals, several }) =>
        `import { ${pascals}Service, ${camel}Versions } from '../${several}/${several}.service';`,
    },
    {
      after: 'const records = {',
      text: ({ one, camel, pascals }) =>
        `'${one}': { module: ${pascals}Module, service: ${pascals}Service, versions: ${camel}Versions },`,
    },
  ],
  'apps/admin/src/platform/ui/page/paths.ts': [
    {
      after: "gallery: recordPaths('gallery', { list: 'gallery-list', add: 'add-gallery' }),",
      text: ({ camels, several }) => `${camels}: recordPaths('setting/${several}'),`,
    },
  ],
  'apps/admin/src/content/records/content-records.ts': [
    {
      after: 'export const contentRecords: Record<DeclaredSubject, ContentRecord> = {',
      text: ({ one, several, camels }) => `'${one}': {
        ...texts['${one}'],
        icon: SquareTextIcon,
        paths: paths.${camels},
        List: listPage(() => import('../${several}/${one}-list.page')),
        Form: lazyPart(() => import('../${several}/${one}-form.page')),
      },`,
    },
  ],
  'apps/admin/src/content/records/content-records.texts.ts': [
    {
      after: 'export const contentRecordTexts: Record<DeclaredSubject, RecordTitles> = {',
      text: ({ one, title, titles }) => `'${one}': { title: '${title}', listTitle: '${titles}' },`,
    },
  ],
  // The Bangla twin gets the English words, for the translator.
  'apps/admin/src/content/records/content-records.texts.bn.ts': [
    {
      after: 'export const contentRecordTexts: typeof English = {',
      text: ({ one, title, titles }) => `'${one}': { title: '${title}', listTitle: '${titles}' },`,
    },
  ],
  // The specification fixes the groups of the sidebar: a new domain is added to the last one.
  'apps/admin/src/platform/layout/navigation.ts': [
    {
      after: "{ title: texts.categories, path: paths.categories, below: historyOf('category') },",
      text: ({ one }) => `listOf('${one}'),`,
    },
  ],
};
