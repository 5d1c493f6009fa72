import { inDigits } from '@shishir/format';
import {
  peakText,
  type ProjectPlan,
  ratioText,
  roomsIn,
  sizeName,
  systemName,
} from '@shishir/sizing';
import { Table } from '../../../../platform/ui/table';
import { totalText } from '../system/system-enquiry';
import { vrfResultTexts } from './vrf-result.texts';
import linesStyles from '../../shared/lines.module.css';
import toolsStyles from '../../tools.module.css';
import styles from './project-table.module.css';

const texts = vrfResultTexts.project;

/** The systems of a project with their sums. */
export function ProjectTable({ project }: { project: ProjectPlan }) {
  const { systems, rooms, units, bill, peak, load_kw } = project;
  return (
    <section className="wrap" aria-labelledby="project-title">
      <h2 className={toolsStyles.smallTitle} id="project-title">
        {texts.title}
      </h2>
      <Table className={`${linesStyles.lines} ${styles.systems}`}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.system}</th>
            <th scope="col" data-number="">
              {texts.columns.rooms}
            </th>
            <th scope="col" data-number="">
              {texts.columns.units}
            </th>
            <th scope="col">{texts.columns.outdoor}</th>
            <th scope="col" data-number="">
              {texts.columns.ratio}
            </th>
            <th scope="col" data-number="">
              {texts.columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {systems.map(({ plan }, at) => (
            <tr key={at}>
              <th scope="row">{systemName(systems, at)}</th>
              <td data-number="">{inDigits(roomsIn(plan.rooms))}</td>
              <td data-number="">{inDigits(plan.units)}</td>
              <td>{plan.outdoor ? sizeName(plan.outdoor) : texts.none}</td>
              <td data-number="">
                {plan.outdoor ? ratioText(plan.outdoor.ratio_percent, plan.outdoor.window) : '–'}
              </td>
              <td data-number="">{totalText(plan.bill)}</td>
            </tr>
          ))}
          <tr className={linesStyles.sumRow}>
            <th scope="row">{texts.total}</th>
            <td data-number="">{inDigits(rooms)}</td>
            <td data-number="">{inDigits(units)}</td>
            <td colSpan={2} />
            <td data-number="">{totalText(bill)}</td>
          </tr>
        </tbody>
      </Table>
      {peak && <p className="hint">{peakText(peak, load_kw)}</p>}
    </section>
  );
}
