/** Where the screens of the import lie. */
export const importPaths = {
  all: '/dashboard/product/import',
  one: (id: number) => `/dashboard/product/import/${id}`,
} as const;
