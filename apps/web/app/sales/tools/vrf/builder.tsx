import {
  buildingPeak,
  MAX_ROOMS,
  MAX_SYSTEMS,
  type ProjectPlan,
  projectOf,
  systemName,
} from '@shishir/sizing';
import { type FormEvent, memo, useMemo, useRef, useState } from 'react';
import { useCountOnce } from '../../../platform/api/count-event';
import { sitePath } from '../../../platform/locale/site-path';
import { PriceForm } from '../../enquiry/price-form';
import { Icon } from '../../../platform/ui/icon';
import { Breadcrumb } from '../../../platform/ui/breadcrumb';
import { Facts } from '../../../platform/ui/facts';
import { Panel } from '../../../platform/ui/panel';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import { BillSection } from './result/bill-section';
import { EmptyBuilder } from './empty-builder';
import { Notices } from './notices';
import { QuotationNote } from './quotation-note';
import { SystemCost } from './result/system-cost';
import { describeBill, describeOutdoor, describeSystem, designOf } from './system/system-enquiry';
import { ProjectTable } from './result/project-table';
import { SystemFigures } from './result/system-figure';
import {
  allRooms,
  hrefOf,
  isEmptyProject,
  type TypedProject,
  typedFromForm,
} from './system/project-query';
import { planOf, SystemPart } from './system-part';
import { inputOf } from './system/system-input';
import { SystemTools } from './system-tools';
import { useFocusLater } from './system/use-focus-later';
import { type BuilderState, useSystem } from './system/use-system';
import { useUnits } from './system/use-units';
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
  const { values } = props;
  const form = useRef<HTMLFormElement>(null);
  const { catalogue, units, loadUnits } = useUnits(props);
  const builder = useSystem(props.typed, form, loadUnits);
  const { project, run } = builder;
  const { systems } = project;
  const plan = useMemo(
    () =>
      projectOf(
        systems.map((system) => ({
          name: system.name,
          plan: planOf(system, catalogue, values),
        })),
        buildingPeak({ systems: systems.map(inputOf) }, values),
      ),
    [systems, catalogue, values],
  );
  const isEmpty = isEmptyProject(project);
  useCountOnce('tool', 'vrf', !isEmpty);
  const isSeveral = systems.length > 1;
  const names = isSeveral ? systems.map((_, at) => systemName(systems, at)).join('\n') : '';
  // The rows of rooms are rendered again only if a name has changed.
  const keys = systems.map(({ key }) => key).join();
  const places = useMemo(
    () =>
      names === ''
        ? []
        : names.split('\n').map((name, at) => ({ key: keys.split(',')[at]!, name })),
    [names, keys],
  );
  const isFull = allRooms(project).length >= MAX_ROOMS;
  const [announcement, setAnnouncement] = useState('');
  const focusLater = useFocusLater(project);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button?.formMethod === 'post') return;
    event.preventDefault();
    const action = button?.value ?? 'calculate';
    focusLater(isEmpty && action === 'calculate' ? 'first' : action);
    if (isEmpty && !['undo', 'system'].includes(action)) {
      const entered = typedFromForm(new FormData(event.currentTarget));
      const rooms = allRooms(entered);
      if (rooms.some(({ name, load }) => name || load)) builder.begin(rooms);
      return;
    }
    run(action);
    setAnnouncement(wordsFor(action));
  };
  const move = (action: string) => {
    focusLater(action);
    run(action);
    setAnnouncement(wordsFor(action));
  };
  return (
    <>
      <div className={`wrap ${toolsStyles.pageHead}`}>
        <div>
          {BREADCRUMB}
          <h1>{texts.heading}</h1>
          <p className={`lead ${styles.screen}`}>{texts.lead}</p>
          {project.name.trim() && <p className={styles.printed}>{project.name}</p>}
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
            project={project}
          />
        )}
        {project.quotation && <QuotationNote project={project} />}
        <Notices {...props} replaced={builder.replaced} isIncomplete={builder.isIncomplete} />
        {isEmpty ? (
          <div className={`wrap ${toolsStyles.columns} ${styles.columns}`}>
            <EmptyBuilder {...props} builder={builder} />
          </div>
        ) : (
          <>
            {systems.map((system, at) => (
              <SystemPart
                key={system.key}
                {...{ system, at, places, units, builder, isFull, move }}
                ventilators={catalogue.ventilators}
                climates={props.climates}
                name={isSeveral ? systemName(systems, at) : ''}
                plan={plan.systems[at]!.plan}
                form={FORM}
              />
            ))}
            <div className={`wrap ${styles.more}`}>
              {systems.length < MAX_SYSTEMS ? (
                <>
                  <button className="button button--line button--small" name="do" value="system">
                    <Icon name="plus" />
                    {texts.systems.add}
                  </button>
                  <span className="hint">{texts.systems.addText}</span>
                </>
              ) : (
                <p className="hint">{texts.systems.full(MAX_SYSTEMS)}</p>
              )}
              {isSeveral && (
                <button className="link" name="do" value="clear">
                  {toolTexts.startAgain}
                </button>
              )}
            </div>
            {isSeveral && <ProjectTable project={plan} />}
          </>
        )}
        <VisuallyHidden as="p" role="status">
          {announcement}
        </VisuallyHidden>
      </form>
      <Results {...props} project={project} plan={plan} setCost={builder.setCost} />
    </>
  );
}

interface ResultsProps extends VrfPage {
  project: TypedProject;
  plan: ProjectPlan;
  setCost: BuilderState['setCost'];
}

/** Results of the project, below the rooms. */
const Results = memo(function Results(props: ResultsProps) {
  const { project, plan, setCost, values, tariffs, kinds, today, terms } = props;
  return (
    <>
      {plan.units > 0 && (
        <>
          <SystemFigures systems={plan.systems} />
          <BillSection
            bill={plan.bill}
            {...{ kinds, today }}
            pdf={hrefOf(project, '/tools/vrf.pdf')}
            csv={hrefOf(project, '/tools/vrf.csv')}
          />
          <SystemCost
            project={plan}
            typed={project.cost}
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
                  [
                    plan.systems.length > 1 ? texts.send.systems : texts.send.system,
                    describeSystem(plan),
                  ],
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
              source={{ page: hrefOf({ ...project, quotation: '' }) }}
              terms={terms}
              given={{ design: designOf(project) }}
            />
          </Panel>
        </div>
      </section>
    </>
  );
});

const WORDS: Partial<Record<string, string>> = texts.done;
const wordsFor = (action: string) => WORDS[action.split('.')[0] ?? ''] ?? '';
