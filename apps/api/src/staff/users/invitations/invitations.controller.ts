import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { SessionCookie } from '../../auth/sessions/session-cookie';
import { CurrentResponse } from '../../../platform/http/current-response';
import { CurrentPrincipal } from '../../../platform/http/principal';
import type { UserPrincipal } from '../user.entity';
import { toUser } from '../user.mapper';
import { AcceptInvitationService } from './accept-invitation.service';
import { InvitationsService } from './invitations.service';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly acceptance: AcceptInvitationService,
    private readonly cookie: SessionCookie,
  ) {}

  @TsRestHandler(contract.invitations)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    return tsRestHandler(contract.invitations, {
      list: async () => ({ status: 200, body: { data: await this.invitations.list() } }),
      // The guard requires the owner for the next three.
      create: async ({ body }) => {
        const sent = await this.invitations.invite(body, principal!);
        return { status: 201, body: sent };
      },
      resend: async ({ params }) => {
        const sent = await this.invitations.resend(params.id, principal!);
        return { status: 200, body: sent };
      },
      remove: async ({ params }) => {
        await this.invitations.withdraw(params.id, principal!);
        return { status: 200, body: { success: true } };
      },
      open: async ({ body }) => {
        const data = await this.acceptance.open(body.token);
        return { status: 200, body: { data } };
      },
      accept: async ({ body }) => {
        const { user, signedIn } = await this.acceptance.accept(body, request, principal);
        if (signedIn) this.cookie.set(request, response, signedIn.cookieToken);
        else this.cookie.clear(request, response);
        return { status: 200, body: { user: toUser(user), signed_in: signedIn !== null } };
      },
    });
  }
}
