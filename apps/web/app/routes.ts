import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The site map: every address of the public site and the module that answers it. */
export default [
  index('home/home.route.tsx'),

  route('products', 'products/product-list.route.tsx'),
  route('products/:key', 'products/product-key.route.tsx'),
  route('product/vrf', 'products/vrf-redirect.route.tsx'),
  route('cart', 'cart/cart.route.tsx'),

  route('contact-us', 'contact-message/contact.route.tsx'),
  route('about-us', 'about/about.route.tsx'),

  route('login', 'auth/login.route.tsx'),
  route('signup', 'auth/signup.route.tsx'),
  route('forgot-password', 'auth/forgot-password.route.tsx'),
  route('reset-password', 'auth/reset-password.route.tsx'),
  route('confirm-email', 'auth/confirm-email.route.tsx'),
  route('logout', 'auth/logout.route.ts'),
  route('dashboard', 'account/dashboard.route.tsx'),
  route('dashboard/profile', 'account/profile.route.tsx'),
  route('dashboard/*', 'account/staff-redirect.route.ts'),

  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
