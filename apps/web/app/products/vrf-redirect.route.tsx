import { redirect } from 'react-router';

/** The old address of VRF, which is now a category. */
export function loader() {
  return redirect('/products/outdoor', 301);
}
