import { PANEL_COLORS, PANEL_TYPES } from '@shishir/contract';
import { FormPart, ProductChoice, ProductText, type PartProps } from './form-section';
import { productFormTexts as texts } from './product-form.texts';
import { asksForPanel, categoryOf } from './form-sections';

/** The panel of cassettes and fan coil units. */
export function PanelPart(props: PartProps) {
  const { form, categories } = props;
  if (!asksForPanel(categories, form.values)) return null;
  const meant = categoryOf(categories, form.values)?.has_panel;
  return (
    <FormPart part="panel" note={meant ? texts.notes.panel : texts.notes.panelLeft}>
      <ProductText of={props} name="panel_model" />
      <ProductChoice of={props} name="panel_type" choices={PANEL_TYPES} />
      <ProductChoice of={props} name="panel_color" choices={PANEL_COLORS} />
    </FormPart>
  );
}
