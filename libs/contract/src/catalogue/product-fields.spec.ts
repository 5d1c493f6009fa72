import { CatalogueProduct, CreateProduct, Product, UpdateProduct } from '../index';
import { FILE_COLUMNS, PRODUCT_COLUMNS, PRODUCT_SECTIONS, STAFF_COLUMNS } from './product-fields';

const product = { type: 'Indoor Unit', model: 'AM045', title: 'Cassette', category: 'cassette' };

/** Returns the error message for each field of an update. */
function messagesFor(body: Record<string, unknown>) {
  const issues = UpdateProduct.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the table of product fields', () => {
  it('keeps staff-only columns out of the public product', () => {
    for (const column of STAFF_COLUMNS) {
      expect(CatalogueProduct.shape).not.toHaveProperty(column);
      expect(Product.shape[column].isOptional()).toBe(true);
    }
  });

  it('includes every column in responses, bodies and files', () => {
    for (const column of PRODUCT_COLUMNS) {
      expect(Product.shape).toHaveProperty(column);
      expect(CreateProduct.shape).toHaveProperty(column);
      expect(UpdateProduct.shape[column].isOptional()).toBe(true);
      expect(FILE_COLUMNS).toContain(column);
    }
    expect(new Set(FILE_COLUMNS).size).toBe(FILE_COLUMNS.length);
  });

  it('puts each field into exactly one section of the form and lists the identifying fields first', () => {
    const fields = Object.values(PRODUCT_SECTIONS).flat();
    const formColumns = PRODUCT_COLUMNS.filter((column) => column !== 'due' && column !== 'type');
    expect([...fields].sort()).toEqual(
      [...formColumns, 'category', 'pictures', 'publish_at'].sort(),
    );
    expect(PRODUCT_SECTIONS.identity).toEqual([
      ...['title', 'model', 'brand', 'category', 'wind_free'],
    ]);
  });
});

describe('a product body', () => {
  it('requires only the required fields of a new product', () => {
    expect(CreateProduct.safeParse(product).success).toBe(true);
    const issues = CreateProduct.safeParse({}).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual({
      model: 'Model is required',
      title: 'Title is required',
      category: 'Please select a category first',
    });
  });

  it('accepts text from multipart bodies and treats empty text as no value', () => {
    const body = { cooling_kw: '4.5', bill: '', refrigerant: '', position: '7' };
    const values = { cooling_kw: 4.5, bill: null, refrigerant: null, position: 7 };
    expect(UpdateProduct.parse(body)).toEqual(values);
  });

  it('is rejected with a readable message for each field', () => {
    const body = {
      horsepower: 'eight',
      cooling_kw: 4.555,
      size_depth_mm: 100_001,
      air_flow_low_cfm: -1,
      offer_price: 0.5,
      refrigerant: 'R22',
      panel_model: 'x'.repeat(101),
      receive_date: '2026-02-31',
      position: '',
      title: ' ',
      sound: 1,
    };
    expect(messagesFor(body)).toEqual({
      horsepower: 'Horsepower must be a number',
      cooling_kw: 'Cooling in kW can have up to two decimals',
      size_depth_mm: 'Depth must be at most 100000',
      air_flow_low_cfm: 'Airflow (low) must be at least 0',
      offer_price: 'Offer price must be a whole number',
      refrigerant: 'Choose a refrigerant',
      panel_model: 'Please use at most 100 characters',
      receive_date: 'Enter a valid date such as 22/11/2026',
      position: 'Position must be a whole number',
      title: 'Title is required',
      '': "Unrecognized key(s) in object: 'sound'",
    });
  });
});
