import type { CatalogueProduct } from '@shishir/contract';
import { kwToTr } from '@shishir/format';
import { Table } from '../../../platform/ui/table';
import { productPageTexts } from './product-page.texts';
import styles from './product-sections.module.css';

const texts = productPageTexts.modules;

interface ModuleRow {
  count: number;
  kw: number;
  tr: number;
  /** Water flow in m³/h. */
  flow: number;
}

const MOST_MODULES = 4;
/** Heat in kW that 1 m³/h of water takes up over 5 K: 4.186 kJ/(kg K) x 1000 kg / 3600 s x 5 K. */
const KW_PER_FLOW = (4.186 * 1000 * 5) / 3600;

/** Returns the flow of plain water in m³/h that carries this capacity at a difference of 5 K. */
export const waterFlowOf = (kw: number): number => kw / KW_PER_FLOW;

/** Returns capacity and water flow of one to four modules of a chiller; null for other units. */
export function modulesOf({
  category_kind,
  cooling_kw,
  discontinued,
}: CatalogueProduct): ModuleRow[] | null {
  if (category_kind !== 'chiller' || cooling_kw === null || discontinued) return null;
  return Array.from({ length: MOST_MODULES }, (_, index) => {
    const kw = cooling_kw * (index + 1);
    return { count: index + 1, kw, tr: kwToTr(kw), flow: waterFlowOf(kw) };
  });
}

export function Modules({ modules }: { modules: ModuleRow[] }) {
  return (
    <div>
      <h3 className={styles.kindTitle}>{texts.title}</h3>
      <Table aria-describedby="modules-note">
        <thead>
          <tr>
            <th scope="col">{texts.columns.count}</th>
            <th scope="col" data-number>
              {texts.columns.kw}
            </th>
            <th scope="col" data-number>
              {texts.columns.tr}
            </th>
            <th scope="col" data-number>
              {texts.columns.flow}
            </th>
          </tr>
        </thead>
        <tbody>
          {modules.map(({ count, kw, tr, flow }) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td data-number>{kw.toFixed(1)}</td>
              <td data-number>{tr.toFixed(2)}</td>
              <td data-number>{flow.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={`quiet ${styles.note}`} id="modules-note">
        {texts.note}
      </p>
    </div>
  );
}
