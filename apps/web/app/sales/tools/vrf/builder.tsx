import {
  isProblem,
  planSystem,
  type SizingValues,
  systemConditions,
  type SystemPlan,
} from '@shishir/sizing';
import { type FormEvent, memo, useMemo, useRef, useState } from 'react';
import { sitePath } from '../../../platform/locale/site-path';
import { PriceForm } from '../../enquiry/price-form';
import { Breadcrumb } from '../../../platform/ui/breadcrumb';
import { Facts } from '../../../platform/ui/facts';
import { Panel } from '../../../platform/ui/panel';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import { BillSection } from './result/bill-section';
import { DetailsPanel } from './details/details-panel';
import { EmptyBuilder } from './empty-builder';
import { Notices } from './notices';
import { OutdoorPanel } from './result/outdoor-panel';
import { QuotationNote } from './quotation-note';
import { ResultLine } from './result/result-line';
import { RoomsPanel } from './rooms/rooms-panel';
import { SystemCost } from './result/system-cost';
import { describeBill, describeOutdoor, describeSystem, designOf } from './system/system-enquiry';
import { SystemFigure } from './result/system-figure';
import { errorsOf, errorsOfDetails, inputOf } from './system/system-input';
import { EMPTY, hrefOf, type TypedSystem, typedFromForm } from './system/system-query';
import { SystemTools } from './system-tools';
import { useFocusLater } from './system/use-focus-later';
import { type BuilderState, useSystem } from './system/use-system';
import type { VrfPage } from './vrf-page.server';
import { vrfTexts as texts } from './vrf.texts';
import { toolTexts } from '../shared/tool.texts';
import toolsStyles from '../tools.module.css';
import styles from './builder.module.css';

/** Id of the form of the rooms, which fields in other parts of the page refer to. */
const FORM = 'system-form';

/** A constant element, so it is not rendered again. */
const BREADCRUMB = (
  <Breadcrumb crumbs={[{ title: toolTexts.home, path: '/' }, { title: texts.title }]} />
);

export interface BuilderProps extends VrfPage {
  /** Reason why the system was not saved, after a form without JavaScript. */
  unsaved: string | null;
}

/** Rooms with their units, the outdoor unit that fits, and the results. */
export function Builder(props: BuilderProps) {
  const { indoor, outdoor, ventilators, values } = props;
  const form = useRef<HTMLFormElement>(null);
  const builder = useSystem(props.typed, form);
  const { system, run } = builder;
  const { factor } = systemConditions(values);
  const units = useMemo(
    () => ({
      all: indoor,
      byId: new Map(indoor.map((unit) => [unit.id, unit])),
      factor,
    }),
    [indoor, factor],
  );
  const catalogue = useMemo(
    () => ({ indoor, outdoor, ventilators }),
    [indoor, outdoor, ventilators],
  );
  const plan = useMemo(
    () => planOf(system.rooms, system.outdoor, catalogue, values, system.details),
    [system.rooms, system.outdoor, catalogue, values, system.details],
  );
  const wrongFields = useMemo(
    () =>
      system.rooms.reduce((sum, room) => sum + Object.keys(errorsOf(room)).length, 0) +
      Object.keys(errorsOfDetails(system.details)).length,
    [system.rooms, system.details],
  );
  const isEmpty = system.rooms.length === 0;
  const [announcement, setAnnouncement] = useState('');
  const focusLater = useFocusLater(system);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button?.formMethod === 'post') return;
    event.preventDefault();
    const action = button?.value ?? 'calculate';
    focusLater(isEmpty && action === 'calculate' ? 'first' : action);
    if (isEmpty && action !== 'undo') {
      const entered = typedFromForm(new FormData(event.currentTarget));
      if (entered.rooms.some(({ name, load }) => name || load)) builder.begin(entered.rooms);
      return;
    }
    run(action);
    setAnnouncement(wordsFor(action));
  };
  const problems = plan.warnings.filter(isProblem).length + (wrongFields > 0 ? 1 : 0);
  return (
    <>
      <div className={`wrap ${toolsStyles.pageHead}`}>
        <div>
          {BREADCRUMB}
          <h1>{texts.heading}</h1>
          <p className={`lead ${styles.screen}`}>{texts.lead}</p>
          {system.name.trim() && <p className={styles.printed}>{system.name}</p>}
        </div>
      </div>
      <form
        id={FORM}
        ref={form}
        method="get"
        action={sitePath('/tools/vrf')}
        noValidate
        onSubmit={onSubmit}
      >
        {/* Enter in a field presses this button. */}
        <VisuallyHidden as="button" name="do" value="calculate" tabIndex={-1} aria-hidden="true">
          {toolTexts.calculate}
        </VisuallyHidden>
        {!isEmpty && (
          <SystemTools
            saved={builder.saved}
            setName={builder.setName}
            setSaved={builder.setSaved}
            current={builder.current}
            system={system}
          />
        )}
        {system.quotation && <QuotationNote system={system} />}
        <Notices {...props} replaced={builder.replaced} />
        <div className={`wrap ${toolsStyles.columns} ${styles.columns}`}>
          {isEmpty ? (
            <EmptyBuilder {...props} builder={builder} />
          ) : (
            <>
              <div className={toolsStyles.column}>
                <RoomsPanel
                  rooms={system.rooms}
                  plan={plan}
                  units={units}
                  canUndo={builder.canUndo}
                  isRead={builder.isRead}
                  setRoom={builder.setRoom}
                  run={run}
                />
                <DetailsPanel
                  details={system.details}
                  ventilators={ventilators}
                  set={builder.setDetail}
                />
                <ResultLine plan={plan} problems={problems} />
              </div>
              <OutdoorPanel
                plan={plan}
                rooms={system.rooms}
                picked={system.outdoor}
                wrongFields={wrongFields}
                form={FORM}
                setOutdoor={builder.setOutdoor}
              />
            </>
          )}
        </div>
        <VisuallyHidden as="p" role="status">
          {announcement}
        </VisuallyHidden>
      </form>
      <Results {...props} system={system} plan={plan} setCost={builder.setCost} />
    </>
  );
}

interface ResultsProps extends VrfPage {
  system: TypedSystem;
  plan: SystemPlan;
  setCost: BuilderState['setCost'];
}

/** Results of the system, below the rooms. */
const Results = memo(function Results(props: ResultsProps) {
  const { system, plan, setCost, values, tariffs, kinds, today, terms } = props;
  return (
    <>
      {plan.units > 0 && (
        <>
          <SystemFigure plan={plan} />
          <BillSection
            bill={plan.bill}
            {...{ kinds, today }}
            pdf={hrefOf(system, '/tools/vrf.pdf')}
            csv={hrefOf(system, '/tools/vrf.csv')}
          />
          <SystemCost
            plan={plan}
            typed={system.cost}
            {...{ values, tariffs }}
            form={FORM}
            set={setCost}
          />
        </>
      )}
      <section className={toolsStyles.send} id="send" aria-labelledby="send-title">
        <div className={`wrap ${toolsStyles.halves}`}>
          <div>
            <h2 id="send-title">{texts.send.title}</h2>
            <p className={toolsStyles.intro}>{texts.send.lead}</p>
            {plan.units > 0 && (
              <Facts
                sentences
                facts={[
                  [texts.send.system, describeSystem(plan)],
                  [texts.send.outdoor, describeOutdoor(plan)],
                  [texts.send.listed, describeBill(plan)],
                ]}
              />
            )}
          </div>
          <Panel>
            <PriceForm
              subject={texts.send.subject}
              questions="calculated"
              source={{ page: hrefOf({ ...system, quotation: '' }) }}
              terms={terms}
              given={{ design: designOf(system) }}
            />
          </Panel>
        </div>
      </section>
    </>
  );
});

/** Returns the plan. There always is one, because invalid values are left out of the calculation. */
export function planOf(
  rooms: TypedSystem['rooms'],
  outdoor: string,
  catalogue: Parameters<typeof planSystem>[1],
  values: SizingValues,
  details: TypedSystem['details'] = EMPTY.details,
): SystemPlan {
  const result = planSystem(inputOf({ rooms, outdoor, details }), catalogue, values);
  if (!result.ok) throw new Error(`A system without a plan: ${JSON.stringify(result.errors)}`);
  return result.value;
}

const WORDS: Partial<Record<string, string>> = texts.done;
const wordsFor = (action: string) => WORDS[action.split('.')[0] ?? ''] ?? '';
