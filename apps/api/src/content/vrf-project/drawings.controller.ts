import { Controller, Req, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { EntityManager } from 'typeorm';
import { NotFound } from '../../platform/http/api-error';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { fileIn } from '../../platform/http/uploads';
import { writeAudit } from '../../platform/records/audit';
import { DrawingFiles, filesOf } from './drawing-files';
import { VrfProjectService } from './vrf-project.service';

/** Uploads and downloads drawings, for staff only. */
@Controller()
export class DrawingsController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly projects: VrfProjectService,
    private readonly drawings: DrawingFiles,
  ) {}

  @TsRestHandler(contract.vrfProject.uploadDrawing)
  upload(@Req() request: Request) {
    return tsRestHandler(contract.vrfProject.uploadDrawing, async () => ({
      status: 201,
      body: { data: await this.drawings.upload(fileIn(request, 'drawing')) },
    }));
  }

  /** Writes the file to the response directly, as the contract only knows JSON. */
  @TsRestHandler(contract.vrfProject.drawing)
  drawing(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.vrfProject.drawing, async ({ params }) => {
      const project = await this.projects.get(params.id, principal);
      const found = filesOf(project.drawings ?? []).find(({ file }) => file === params.file);
      if (!found) throw new NotFound(reason('drawing_not_found'));
      await this.drawings.send(response, found, reason('drawing_file_missing'), () =>
        writeAudit(this.manager, principal, {
          action: 'downloaded',
          subject: 'vrf-project',
          id: project.id,
          name: project.project_name,
        }),
      );
      return { status: 200, body: '' };
    });
  }
}
