import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Category, Product } from '@shishir/contract';
import { useRef, useState } from 'react';
import { ConflictDialog } from '../../ui/form/conflict-dialog';
import { FormFrame } from '../../ui/form/form-frame';
import { useUnsaved } from '../../ui/form/unsaved-changes';
import { useForm } from '../../ui/form/use-form';
import { useNarrow } from '../../ui/page/use-narrow';
import { AirPart, CapacityPart, IdentityPart, PanelPart } from './technical-sections';
import { FiguresDialog } from './product-figures';
import type { PartProps } from './form-section';
import { PicturesPart } from './pictures-section';
import { PricePart, ServicePart, VisibilityPart } from './sales-sections';
import { ProductFormNav } from './form-nav';
import { productDisputes } from './product-conflict';
import { conflictTexts, productFormTexts as texts } from './product-form.texts';
import { partAt, shownParts, type ProductPart } from './form-sections';
import { ProductPreview } from './product-preview';
import { SaveBar } from './save-bar';
import { emptyProduct, typedProduct } from './product-form-values';
import { useProductSaving } from './use-product-saving';
import './product-form.css';

interface Props {
  /** What is changed; null for a new product. */
  product: Product | null;
  categories: Category[];
}

/** The one form for adding and for editing a product. */
export function ProductForm({ product, categories }: Props) {
  const form = useForm(product ? typedProduct(product) : emptyProduct);
  const title = useRef<HTMLInputElement>(null);
  const saving = useProductSaving(form, product, () => title.current?.focus());
  const narrow = useNarrow();
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const [current, setCurrent] = useState<ProductPart | null>(null);
  const ask = useUnsaved(form.changed.length > 0);

  const isNew = product === null;
  const { saved, busy, asked } = saving;
  const part: PartProps = { form, isNew, categories };
  const problems = form.problems.fields;
  // Without pictures it is sent in a blink.
  const withFiles = form.values.pictures.some((picture) => 'file' in picture);
  const previewed = narrow && tab === 'preview';
  const preview = <ProductPreview typed={form.values} categories={categories} />;
  return (
    <>
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
        onSend={() => {
          setTab('form');
          saving.save();
        }}
      >
        <div className="product-form">
          <ProductFormNav
            parts={shownParts(categories, form.values)}
            current={current}
            problems={problems}
          />
          <div className="product-form__parts">
            <div
              className="product-form__fields"
              hidden={previewed}
              onFocus={({ target }) => setCurrent(partAt(target))}
            >
              <IdentityPart {...part} titleRef={title} />
              <CapacityPart {...part} />
              <AirPart {...part} />
              <PanelPart {...part} />
              <PricePart {...part} />
              <PicturesPart {...part} progress={saving.progress} />
              <VisibilityPart {...part} />
              <ServicePart {...part} received={saved?.receive_date ?? null} />
            </div>
            {previewed && preview}
            <SaveBar
              isNew={isNew}
              busy={busy}
              changes={form.changed.length}
              onStop={withFiles ? saving.stop : null}
              problems={Object.values(problems).filter(Boolean).length}
              onDiscard={() => ask(() => form.restart(saved ? typedProduct(saved) : emptyProduct))}
            />
          </div>
          {!narrow && <aside className="paper product-form__preview">{preview}</aside>}
        </div>
      </FormFrame>
      {asked?.about === 'figures' && (
        <FiguresDialog
          warnings={asked.warnings}
          onAccept={saving.acceptFigures}
          onBack={saving.back}
        />
      )}
      {asked?.about === 'conflict' && (
        <ConflictDialog
          title={conflictTexts.title}
          savedAt={asked.current.updated_at}
          disputes={productDisputes(form.values, form.changed, asked.current, categories)}
          onMerge={saving.merge}
          onBack={saving.back}
        />
      )}
    </>
  );
}
