import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { sectorPath, SECTORS } from '@shishir/contract';

/** The site map: every address of the public site and its route module. */
export default [
  layout('shell/shell.route.tsx', { id: 'shell' }, [
    index('home/home.route.tsx'),

    // One route, so that the filters keep their state between lists.
    route('products/:key?', 'products/product-key.route.tsx'),
    route('products/:key/data-sheet', 'products/data-sheet/data-sheet.route.tsx'),
    route('product/vrf', 'products/vrf-redirect.route.tsx'),
    route('search', 'search/search.route.tsx'),
    route('compare', 'compare/compare.route.tsx'),
    route('cart', 'cart/cart.route.tsx'),
    route('tools/room-size', 'tools/room-size/room-size.route.tsx'),
    route('tools/vrf', 'tools/vrf/vrf.route.tsx'),

    route('contact-us', 'contact-message/contact.route.tsx'),
    route('enquiry/:kind', 'enquiry/enquiry.route.tsx'),
    route('quotation', 'quotation/quotation.route.tsx'),
    route('subscription/:act', 'subscription/subscription.route.tsx'),
    route('privacy', 'privacy/privacy.route.tsx'),
    route('about-us', 'about/about.route.tsx'),
    route('career', 'career/career.route.tsx'),
    route('blog', 'blog/blog.route.tsx'),
    route('blog/:id', 'blog/blog-post.route.tsx'),

    route('our-projects', 'projects/projects.route.tsx'),
    route('gallery', 'gallery/gallery.route.tsx'),
    ...['samsung-ac', 'samsung-vrf', 'brand/samsung', 'brand/haier', 'brand/ebara'].map((path) =>
      route(path, 'brand/brand.route.tsx', { id: path }),
    ),
    // Not a parameter: any other address below /page is the not-found page.
    ...SECTORS.map((sector) =>
      route(sectorPath(sector).slice(1), 'sector/sector.route.tsx', { id: `sector-${sector}` }),
    ),
    route('wind-free', 'wind-free/wind-free.route.tsx'),

    route('login', 'auth/sign-in/login.route.tsx'),
    route('signup', 'auth/sign-up/signup.route.tsx'),
    route('forgot-password', 'auth/recovery/forgot-password.route.tsx'),
    route('reset-password', 'auth/recovery/reset-password.route.tsx'),
    route('confirm-email', 'auth/recovery/confirm-email.route.tsx'),
    route('link-google', 'auth/google/link-google.route.tsx'),
    route('confirm-google', 'auth/google/confirm-google.route.tsx'),
    route('logout', 'auth/logout.route.ts'),
    route('dashboard', 'account/dashboard.route.tsx'),
    route('dashboard/profile', 'account/profile/profile.route.tsx'),
    route('dashboard/*', 'account/staff-redirect.route.ts'),

    route('*', 'shell/not-found.route.tsx'),
  ]),

  route('sitemap.xml', 'sitemap/sitemap.route.ts'),
  route('sitemap/:file', 'sitemap/sitemap-part.route.ts'),
  route('robots.txt', 'sitemap/robots.route.ts'),

  route('business-profile.pdf', 'about/business-profile.route.ts'),
  route('quotation.pdf', 'quotation/quotation-pdf.route.ts'),
  route('quotation/opened', 'quotation/quotation-opened.route.ts'),
  route('products/:id/data-sheet.pdf', 'products/data-sheet-pdf.route.ts'),
  route('tools/vrf.pdf', 'tools/vrf/vrf-pdf.route.ts'),
  route('tools/vrf.csv', 'tools/vrf/vrf-csv.route.ts'),

  // Files and pictures of the old site, from the database.
  route('products.json', 'old-files/products-json.route.ts'),
  route('categories.json', 'old-files/menu-json.route.ts', { id: 'categories.json' }),
  route('weServe.json', 'old-files/we-serve-json.route.ts'),
  route('homeAppliance.json', 'old-files/menu-json.route.ts', { id: 'homeAppliance.json' }),
  route('aboutItems.json', 'old-files/menu-json.route.ts', { id: 'aboutItems.json' }),
  route('images/*', 'old-files/old-picture.route.ts'),
] satisfies RouteConfig;
