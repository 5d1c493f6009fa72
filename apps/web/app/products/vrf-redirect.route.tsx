import { redirect } from 'react-router';

/** The footer's old link to VRF: its units now stand in their category. */
export function loader() {
  return redirect('/products/outdoor', 301);
}
