/** Where the screens of the catalogue lie. */
export const productPaths = {
  list: '/dashboard/product/product-list',
  trash: '/dashboard/product/product-list?trash=true',
  add: '/dashboard/product/add-product',
  edit: (id: number) => `/dashboard/product/edit/${id}`,
} as const;
