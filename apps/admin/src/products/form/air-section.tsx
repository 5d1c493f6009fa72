import { FormPart, ProductText, type PartProps } from './form-section';

export function AirPart(props: PartProps) {
  return (
    <FormPart part="air">
      <ProductText of={props} name="air_flow_high_cfm" unit="cfm" />
      <ProductText of={props} name="air_flow_medium_cfm" unit="cfm" />
      <ProductText of={props} name="air_flow_low_cfm" unit="cfm" />
      <ProductText of={props} name="size_width_mm" unit="mm" />
      <ProductText of={props} name="size_height_mm" unit="mm" />
      <ProductText of={props} name="size_depth_mm" unit="mm" />
    </FormPart>
  );
}
