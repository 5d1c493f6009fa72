import type { RequestHandler } from 'express';
import passport from 'passport';
import { NotAllowed, NotSignedIn } from '../../../platform/http/api-error';
import { isStaff, type Principal } from '../../../platform/http/principal';
import type { SessionStrategy } from './session.strategy';

/** Restricts routes outside the contract, which have no policy there, to staff. */
export const staffOnly =
  ({ name }: SessionStrategy): RequestHandler =>
  (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const decide = (error: unknown, principal: Principal | false | null) => {
      if (error) return next(error);
      if (!principal) return next(new NotSignedIn());
      return isStaff(principal) ? next() : next(new NotAllowed());
    };
    const authenticate = passport.authenticate(name, { session: false }, decide) as RequestHandler;
    void authenticate(request, response, next);
  };
