import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Category, Product } from '@shishir/contract';
import {
  PRODUCT_SECTIONS,
  type ProductFormField,
  type ProductSection,
} from '@shishir/contract/product-fields';
import { Fragment, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { SaveConflictDialog } from '../../../platform/ui/form/conflict-dialog';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { formTexts } from '../../../platform/ui/form/form.texts';
import { useFormDraft } from '../../../platform/ui/form/use-form-draft';
import { useNarrow } from '../../../platform/ui/page/use-narrow';
import { PicturesSection } from '../pictures/pictures-section';
import { useValues } from './form-section';
import {
  asksForPanel,
  PANEL_REASONS,
  SECTION_NAMES,
  sectionAt,
  sectionId,
  visibleSections,
} from './form-sections';
import { CommercialSection } from './commercial-section';
import { FiguresDialog } from './product-figures';
import type { ProductFormValues } from './product-form-values';
import { conflictTexts, productFormTexts as texts } from './product-form.texts';
import { ProductPreview } from './product-preview';
import { PriceSection, ServiceSection, VisibilitySection } from './sales-sections';
import { ProductSaveBar } from './save-bar';
import {
  AirSection,
  CapacitySection,
  IdentitySection,
  PanelSection,
  PlainSection,
} from './technical-sections';
import { useProductSave } from './use-product-save';
import './product-form.css';

interface Props {
  /** What is changed; null for a new product. */
  product: Product | null;
  categories: Category[];
}

/**
 * The one form for adding and for editing a product. It watches no value itself, and its sections are memoised:
 * a press renders the field that it changes and what shows its value elsewhere.
 */
export function ProductForm({ product, categories }: Props) {
  const save = useProductSave(product, categories);
  const { form, busy, question } = save;
  const narrow = useNarrow();
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const { ask, note } = useFormDraft(save, 'product', product?.id);
  const isNew = product === null;
  const sections: Record<ProductSection, ReactNode> = {
    identity: <IdentitySection categories={categories} />,
    capacity: <CapacitySection categories={categories} />,
    air: <AirSection />,
    electrical: <PlainSection section="electrical" />,
    installation: <PlainSection section="installation" />,
    system: <PlainSection section="system" />,
    water: <PlainSection section="water" />,
    panel: <PanelSection categories={categories} />,
    price: <PriceSection />,
    commercial: <CommercialSection categories={categories} />,
    pictures: <PicturesSection progress={save.progress} />,
    visibility: <VisibilitySection id={product?.id ?? null} categories={categories} />,
    service: <ServiceSection received={save.saved?.receive_date ?? null} />,
  };
  return (
    <>
      {note}
      {narrow && (
        <Tabs
          className="form-tabs"
          value={tab}
          aria-label={texts.tabsLabel}
          onChange={(_event, next: typeof tab) => setTab(next)}
        >
          <Tab value="form" label={texts.tabs.form} />
          <Tab value="preview" label={texts.tabs.preview} />
        </Tabs>
      )}
      <FormFrame
        label={isNew ? texts.addTitle : texts.editTitle(product.model)}
        form={form}
        busy={busy}
        marksChanges={!isNew}
        onSubmit={() => {
          setTab('form');
          void save.submit();
        }}
      >
        <FormColumns
          categories={categories}
          preview={!narrow ? 'beside' : tab === 'preview' ? 'instead' : 'none'}
          saveBar={
            <ProductSaveBar
              isNew={isNew}
              busy={busy}
              onStop={save.stop}
              onDiscard={() => ask(save.discard)}
            />
          }
        >
          {SECTION_NAMES.map((section) => (
            <Fragment key={section}>{sections[section]}</Fragment>
          ))}
        </FormColumns>
      </FormFrame>
      {question && (
        <FiguresDialog
          warnings={question.warnings}
          onAccept={() => question.resolve(true)}
          onBack={() => question.resolve(false)}
        />
      )}
      <SaveConflictDialog title={conflictTexts.title} save={save} />
    </>
  );
}

/** In px below the upper edge of the window, beneath the top bar. */
const READING_LINE = 200;

interface ColumnsProps {
  categories: Category[];
  /** On a phone it takes the place of the fields. */
  preview: 'beside' | 'instead' | 'none';
  saveBar: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** The links to the sections, the sections themselves, and the preview. */
function FormColumns({ categories, preview, saveBar, children }: ColumnsProps) {
  const [current, setCurrent] = useState<ProductSection | null>(null);
  // Where one reads: the last section that has reached the upper part of the window.
  useEffect(() => {
    const follow = () => {
      const reached = [...document.querySelectorAll<HTMLElement>('.form-section')].filter(
        (section) => section.getBoundingClientRect().top < READING_LINE,
      );
      const last = reached.at(-1);
      if (last) setCurrent(sectionAt(last));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return (
    <div className="product-form">
      <FormNav categories={categories} current={current} />
      <div className="product-form__sections">
        <div
          className="product-form__fields"
          hidden={preview === 'instead'}
          onFocus={({ target }) => setCurrent(sectionAt(target))}
        >
          {children}
        </div>
        {preview === 'instead' && <ProductPreview categories={categories} />}
        {saveBar}
      </div>
      {preview === 'beside' && (
        <aside className="paper product-form__preview">
          <ProductPreview categories={categories} />
        </aside>
      )}
    </div>
  );
}

interface NavProps {
  categories: Category[];
  /** Where somebody reads or types at the moment. */
  current: ProductSection | null;
}

/** The sections of the form, each with how much of it is wrong. */
function FormNav({ categories, current }: NavProps) {
  const withPanel = asksForPanel(categories, useValues(PANEL_REASONS));
  const { errors } = useFormState<ProductFormValues>();
  // Not a step of the address: the back button leads out of the form.
  const go = (event: MouseEvent, section: ProductSection) => {
    event.preventDefault();
    const target = document.getElementById(sectionId(section));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  };
  return (
    <nav className="form-nav" aria-label={texts.sectionsLabel}>
      {visibleSections(withPanel).map((section) => {
        const fields: readonly ProductFormField[] = PRODUCT_SECTIONS[section];
        const wrong = fields.filter((name) => errors[name]).length;
        return (
          <a
            key={section}
            href={`#${sectionId(section)}`}
            aria-current={section === current ? 'location' : undefined}
            onClick={(event) => go(event, section)}
          >
            {texts.sections[section]}
            {wrong > 0 && (
              <span className="num" title={formTexts.saveBar.attention(wrong)}>
                <span aria-hidden="true">{wrong}</span>
                <span className="vh">, {formTexts.saveBar.attention(wrong)}</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
