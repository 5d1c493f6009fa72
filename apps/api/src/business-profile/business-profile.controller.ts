import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { BusinessProfileService } from './business-profile.service';

/** Writes the file to the response itself, with its tag; the contract knows JSON only. */
@Controller()
export class BusinessProfileController {
  constructor(private readonly profiles: BusinessProfileService) {}

  @TsRestHandler(contract.businessProfile.get)
  businessProfile(@Res() response: Response) {
    return tsRestHandler(contract.businessProfile.get, async () => {
      const { fileName, pdf } = await this.profiles.get();
      // Express knows how to write any name, but only for downloads.
      const attachment = String(response.attachment(fileName).get('Content-Disposition'));
      response.set('Content-Disposition', attachment.replace(/^attachment/, 'inline')).send(pdf);
      return { status: 200, body: '' };
    });
  }
}
