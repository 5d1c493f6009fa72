import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { sectorPath, SECTORS, SERVICE_TOPIC_PATHS } from '@shishir/contract';

/** The site map: every address of the public site and its route module. */
export default [
  layout('platform/shell/shell.route.tsx', { id: 'shell' }, [
    index('content/home/home.route.tsx'),

    // One route, so that the filters keep their state between lists.
    route('products/:key?', 'catalogue/products/product-key.route.tsx'),
    route('products/:key/data-sheet', 'catalogue/products/data-sheet/data-sheet.route.tsx'),
    route('product/vrf', 'catalogue/products/vrf-redirect.route.tsx'),
    route('search', 'catalogue/search/search.route.tsx'),
    route('compare', 'catalogue/compare/compare.route.tsx'),
    route('cart', 'sales/cart/cart.route.tsx'),
    route('tools/room-size', 'sales/tools/room-size/room-size.route.tsx'),
    route('tools/vrf', 'sales/tools/vrf/vrf.route.tsx'),

    route('contact-us', 'sales/contact-message/contact.route.tsx'),
    route('service', 'sales/service/service.route.tsx'),
    ...Object.entries(SERVICE_TOPIC_PATHS).map(([topic, path]) =>
      route(path.slice(1), 'sales/service/service-topic.route.tsx', { id: topic }),
    ),
    route('your-enquiry', 'sales/service/your-enquiry.route.tsx'),
    route('unit/:code', 'sales/service/unit.route.tsx'),
    route('enquiry/:kind', 'sales/enquiry/enquiry.route.tsx'),
    route('quotation', 'sales/quotation/quotation.route.tsx'),
    route('subscription/:act', 'sales/subscription/subscription.route.tsx'),
    route('privacy', 'content/privacy/privacy.route.tsx'),
    route('about-us', 'content/about/about.route.tsx'),
    route('career', 'content/career/career.route.tsx'),
    route('blog', 'content/blog/blog.route.tsx'),
    route('blog/:id', 'content/blog/blog-post.route.tsx'),

    route('our-projects', 'content/projects/projects.route.tsx'),
    route('gallery', 'content/gallery/gallery.route.tsx'),
    ...['samsung-ac', 'samsung-vrf', 'brand/samsung', 'brand/haier', 'brand/ebara'].map((path) =>
      route(path, 'catalogue/brand/brand.route.tsx', { id: path }),
    ),
    // Not a parameter: any other address below /page is the not-found page.
    ...SECTORS.map((sector) =>
      route(sectorPath(sector).slice(1), 'content/sector/sector.route.tsx', {
        id: `sector-${sector}`,
      }),
    ),
    route('wind-free', 'catalogue/wind-free/wind-free.route.tsx'),

    route('login', 'staff/auth/sign-in/login.route.tsx'),
    route('signup', 'staff/auth/sign-up/signup.route.tsx'),
    route('forgot-password', 'staff/auth/recovery/forgot-password.route.tsx'),
    route('reset-password', 'staff/auth/recovery/reset-password.route.tsx'),
    route('confirm-email', 'staff/auth/recovery/confirm-email.route.tsx'),
    route('link-google', 'staff/auth/google/link-google.route.tsx'),
    route('confirm-google', 'staff/auth/google/confirm-google.route.tsx'),
    route('logout', 'staff/auth/logout.route.ts'),
    route('dashboard', 'staff/account/dashboard.route.tsx'),
    route('dashboard/profile', 'staff/account/profile/profile.route.tsx'),
    route('dashboard/*', 'staff/account/staff-redirect.route.ts'),

    route('*', 'platform/shell/not-found.route.tsx'),
  ]),

  route('sitemap.xml', 'platform/sitemap/sitemap.route.ts'),
  route('sitemap/:file', 'platform/sitemap/sitemap-part.route.ts'),
  route('feeds/products.xml', 'catalogue/feed/product-feed.route.ts'),
  route('robots.txt', 'platform/sitemap/robots.route.ts'),

  route('business-profile.pdf', 'content/about/business-profile.route.ts'),
  route('quotation.pdf', 'sales/quotation/quotation-pdf.route.ts'),
  route('quotation/opened', 'sales/quotation/quotation-opened.route.ts'),
  route('products/:id/data-sheet.pdf', 'catalogue/products/data-sheet-pdf.route.ts'),
  route('tools/vrf.pdf', 'sales/tools/vrf/vrf-pdf.route.ts'),
  route('tools/vrf.csv', 'sales/tools/vrf/vrf-csv.route.ts'),

  // Files and pictures of the old site, from the database.
  route('products.json', 'platform/old-files/products-json.route.ts'),
  route('categories.json', 'platform/old-files/menu-json.route.ts', { id: 'categories.json' }),
  route('weServe.json', 'platform/old-files/we-serve-json.route.ts'),
  route('homeAppliance.json', 'platform/old-files/menu-json.route.ts', {
    id: 'homeAppliance.json',
  }),
  route('aboutItems.json', 'platform/old-files/menu-json.route.ts', { id: 'aboutItems.json' }),
  route('images/*', 'platform/old-files/old-picture.route.ts'),
] satisfies RouteConfig;
