import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { sendPdf } from '../../platform/pdf/send-pdf';
import { BusinessProfileService } from './business-profile.service';

@Controller()
export class BusinessProfileController {
  constructor(private readonly profiles: BusinessProfileService) {}

  @TsRestHandler(contract.businessProfile.get)
  businessProfile(@Res() response: Response) {
    return tsRestHandler(contract.businessProfile.get, async ({ query }) => {
      sendPdf(response, await this.profiles.get(query.locale));
      return { status: 200, body: '' };
    });
  }
}
