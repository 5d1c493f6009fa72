import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { NotFound } from '../../platform/http/api-error';
import { Limits } from '../../platform/http/limits/limits';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { CalendarFeeds } from './calendar-feeds.service';

const { calendar, openCalendar, closeCalendar, feed } = contract.visits;
const own = { calendar, openCalendar, closeCalendar };

/** The secret calendar of an account, and the file at its address. */
@Controller()
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly limits: Limits,
  ) {}

  @TsRestHandler(own)
  handler(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(own, {
      calendar: async () => ({ status: 200, body: { data: await this.feeds.get(principal) } }),
      openCalendar: async () => ({ status: 201, body: await this.feeds.open(principal) }),
      closeCalendar: async () => {
        await this.feeds.close(principal);
        return { status: 200, body: { success: true } };
      },
    });
  }

  /** Only unknown addresses count, as calendar programs ask often. */
  @TsRestHandler(feed)
  feed(@Res() response: Response) {
    return tsRestHandler(feed, async ({ params }) => {
      const { ip } = response.req;
      await this.limits.checkLookUps(ip);
      try {
        const text = await this.feeds.read(params.file);
        response
          .set('Cache-Control', 'private, max-age=300')
          .type('text/calendar; charset=utf-8')
          .send(text);
        return { status: 200, body: '' };
      } catch (error) {
        if (error instanceof NotFound) await this.limits.countLookUp(ip);
        throw error;
      }
    });
  }
}
