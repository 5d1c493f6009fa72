import Skeleton from '@mui/material/Skeleton';
import { listTexts } from '../../ui/list/list.texts';

const PARTS = [3, 2, 2];

/** The first parts of the form, in their own sizes. */
export function FormSkeleton() {
  return (
    <div className="product-form" role="status">
      <span className="vh">{listTexts.loading}</span>
      <div className="form-nav" aria-hidden="true">
        <Skeleton height={38} />
        <Skeleton height={38} />
      </div>
      <div className="product-form__fields" aria-hidden="true">
        {PARTS.map((rows, index) => (
          <div key={index} className="paper form-part">
            <Skeleton width="30%" />
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} variant="rounded" height={44} sx={{ mt: 2.5 }} />
            ))}
          </div>
        ))}
      </div>
      <div className="paper product-form__preview" aria-hidden="true">
        <Skeleton variant="rounded" height={380} />
      </div>
    </div>
  );
}
