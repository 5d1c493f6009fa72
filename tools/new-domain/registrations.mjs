/** Whole lines. The line of an import or export goes to its place in the alphabet. */
const lines = (...text) => ({ kind: 'lines', text: text.join('\n') });
/** One entry of a list in brackets, on a line of its own or not. */
const entry = (text) => ({ kind: 'entry', text });
/** From a line to the one that closes what it opens. */
const block = (text) => ({ kind: 'block', text });

/** Where the gallery stands in files that list all domains: the new domain is inserted after it. */
export const REGISTRATIONS = {
  'libs/contract/src/domains.ts': [lines("export { gallery } from './content/gallery';")],
  'libs/contract/src/index.ts': [lines("export * from './content/gallery';")],
  'libs/demo/src/index.ts': [
    entry('GalleryItem'),
    block('/** A gallery item names its picture by key. */'),
  ],
  'apps/api/layers.mjs': [entry("'content/gallery'")],
  'apps/api/src/app.module.ts': [
    lines("import { GalleryModule } from './content/gallery/gallery.module';"),
    entry('GalleryModule'),
  ],
  'apps/api/src/platform/schema/entities.ts': [
    lines("import { GalleryItemEntity } from '../../content/gallery/gallery-item.entity';"),
    entry('GalleryItemEntity'),
  ],
  'apps/api/src/operations/housekeeping/housekeeping.module.ts': [
    lines("import { GalleryModule } from '../../content/gallery/gallery.module';"),
    entry('GalleryModule'),
  ],
  'apps/api/src/operations/housekeeping/housekeeping.ts': [
    lines("import { GalleryService } from '../../content/gallery/gallery.service';"),
    lines('gallery: GalleryService,'),
    lines("['gallery items that lay in the trash for 30 days', () => gallery.purge()],"),
  ],
  'apps/api/src/operations/setup/seeds/run-seeds.ts': [
    lines("import { galleryItemSeeds } from './gallery.seeds';"),
    entry('...galleryItemSeeds'),
  ],
  'apps/admin/layers.mjs': [entry("'content/gallery'")],
  'apps/admin/src/routes.tsx': [
    lines(
      "const GalleryListPage = listPage(() => import('./content/gallery/gallery-list.page'));",
      "const GalleryItemFormPage = lazyPart(() => import('./content/gallery/gallery-item-form.page'));",
    ),
    lines(
      '{ path: paths.gallery.list, element: <GalleryListPage /> },',
      '{ path: paths.gallery.add, element: <GalleryItemFormPage /> },',
      '{ path: `${paths.gallery.editAny}/:id`, element: <GalleryItemFormPage /> },',
    ),
  ],
  'apps/admin/src/platform/ui/page/paths.ts': [block('gallery: {')],
  'apps/admin/src/platform/ui/page/field-text.ts': [entry('galleryRecord')],
  'apps/admin/src/platform/testing/api-stub.ts': [
    lines("'GET /gallery': { body: { data: [] }, total: 0 },"),
  ],
  'apps/admin/src/platform/testing/record-rows.ts': [
    entry('type GalleryItem'),
    entry('galleryRecord'),
    block('export const galleryItem = (own: Partial<GalleryItem> = {}): GalleryItem => ({'),
  ],
};

/**
 * What a new domain gets in these files, after a line of another one, unless it is there already.
 * @type {Record<string, { after: string, text: (names: any) => string, unless?: (names: any) => string }[]>}
 */
export const ADDITIONS = {
  'libs/contract/src/staff/audit.ts': [
    {
      after: "'gallery',",
      text: ({ one }) => `'${one.kebab}',`,
      unless: ({ one }) => `'${one.kebab}',`,
    },
  ],
  'libs/contract/src/staff/history.ts': [
    { after: "'gallery',", text: ({ one }) => `'${one.kebab}',` },
  ],
  'apps/api/src/staff/history/versioned-records.ts': [
    {
      after: "import { galleryItemVersions } from '../../content/gallery/gallery.service';",
      text: ({ one, several }) =>
        `import { ${one.camel}Versions } from '../../content/${several.kebab}/${several.kebab}.service';`,
    },
    {
      after: 'gallery: galleryItemVersions,',
      text: ({ one }) => `${keyOf(one.kebab)}: ${one.camel}Versions,`,
    },
  ],
  'apps/api/src/content/media-library/picture-places.ts': [
    { after: "gallery: ['title'],", text: ({ one }) => `${keyOf(one.kebab)}: ['title'],` },
  ],
  'apps/admin/src/platform/ui/page/field-text.ts': [
    {
      after: 'gallery: galleryRecord,',
      text: ({ one, several }) => `${keyOf(one.kebab)}: ${several.camel}Record,`,
    },
  ],
  'apps/admin/src/content/media/picture-places.tsx': [
    {
      after: 'gallery: GalleryIcon,',
      text: ({ one }) => `${keyOf(one.kebab)}: GalleryIcon,`,
    },
    {
      after: 'return in_trash ? trashOf(paths.gallery.list) : paths.gallery.edit(id);',
      text: ({ one, several: { camel } }) =>
        `case '${one.kebab}':
           return in_trash ? trashOf(paths.${camel}.list) : paths.${camel}.edit(id);`,
    },
  ],
  'apps/admin/src/content/media/media.texts.ts': [
    {
      after: "'vrf-project': 'Project',",
      text: ({ one, label }) => `${keyOf(one.kebab)}: '${label.title}',`,
    },
  ],
  'apps/admin/src/staff/history/history.texts.ts': [
    {
      after: "gallery: 'Gallery List',",
      text: ({ one, label }) => `${keyOf(one.kebab)}: '${label.title} List',`,
    },
  ],
  'apps/admin/src/staff/history/history.page.tsx': [
    {
      after: 'gallery: { list: () => paths.gallery.list, edit: paths.gallery.edit },',
      text: ({ one, several: { camel } }) =>
        `${keyOf(one.kebab)}: { list: () => paths.${camel}.list, edit: paths.${camel}.edit },`,
    },
  ],
  'apps/admin/src/staff/audit/audit.texts.ts': [
    {
      after: "gallery: 'gallery item',",
      text: ({ one, label }) => `${keyOf(one.kebab)}: '${label.one}',`,
      unless: ({ one }) => `${keyOf(one.kebab)}: '`,
    },
  ],
  // The groups of the sidebar are specified: a new domain begins as pages of the last one.
  'apps/admin/src/platform/layout/navigation.ts': [
    {
      after: "{ title: 'Categories', path: paths.categories, below: historyOf('category') },",
      text: ({ several: { camel }, label: { title } }) =>
        `{ title: '${title} List', path: paths.${camel}.list, below: paths.${camel}.editAny },
         { title: 'Add ${title}', path: paths.${camel}.add },`,
    },
  ],
};

const keyOf = (name) => (name.includes('-') ? `'${name}'` : name);
