import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../../../platform/http/principal';
import { AssignmentService } from './assignment.service';
import { BoardService } from './board.service';

/** Staff routes for the board and the rules of assignment. Enquiries are changed by `InboxController`. */
@Controller()
export class PipelineController {
  constructor(
    private readonly board: BoardService,
    private readonly assignments: AssignmentService,
  ) {}

  @TsRestHandler(contract.pipeline)
  handler(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.pipeline, {
      board: async ({ query }) => ({
        status: 200,
        body: { data: { columns: await this.board.columns(query, principal) } },
      }),
      assignment: async () => ({ status: 200, body: { data: await this.assignments.get() } }),
      updateAssignment: async ({ body }) => ({
        status: 200,
        body: { data: await this.assignments.update(body, principal) },
      }),
    });
  }
}
