import type { DemoCustomer, DemoUnit } from '@shishir/demo';
import { dhakaDay } from '@shishir/format';
import { type EntityManager, In } from 'typeorm';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { ContactMessageEntity } from '../../../sales/contact-message/contact-message.entity';
import { customerWith } from '../../../sales/customers/customer-match';
import { CustomerEntity } from '../../../sales/customers/customer.entity';
import { customersApi } from '../../../sales/customers/customers.service';
import { QuotationEntity } from '../../../sales/quotations/quotation.entity';
import { unitsApi, warrantyEnd } from '../../../sales/units/unit-record';
import type { UnitEntity } from '../../../sales/units/unit.entity';
import { demoKind, insertAll, type Seed } from './seed';

const DAY_MS = 24 * 60 * 60 * 1000;

const customerKind = demoKind(customersApi, 'customers');
const unitKind = demoKind(unitsApi, 'installed units');

export const customerSeeds: Seed[] = [
  {
    name: 'customers-1',
    kind: customerKind,
    async read(demo) {
      const customers = await demo.readDemo<DemoCustomer[]>('customers.json');
      return {
        pictures: [],
        async insert(manager) {
          const rows = customers;
          const ids = await insertAll<CustomerEntity>(manager, customerKind, rows);
          await linkEnquiries(manager);
          return ids;
        },
      };
    },
  },
  {
    name: 'units-1',
    kind: unitKind,
    async read(demo) {
      const units = await demo.readDemo<DemoUnit[]>('units.json');
      return { pictures: [], insert: (manager) => insertUnits(manager, units) };
    },
  },
];

/** Links enquiries and their quotations, as on arrival. */
async function linkEnquiries(manager: EntityManager): Promise<void> {
  const enquiries = await manager.find(ContactMessageEntity, {
    select: { id: true, number: true, email: true, kind: true, status: true },
  });
  for (const { id, number, email, kind, status } of enquiries) {
    if (kind === 'application' || status === 'spam') continue;
    const customer_id = await customerWith(manager, { number, email });
    if (customer_id === null) continue;
    await manager.update(ContactMessageEntity, { id }, { customer_id });
    await manager.update(QuotationEntity, { message_id: id }, { customer_id });
  }
}

async function insertUnits(manager: EntityManager, units: DemoUnit[]): Promise<number[]> {
  const models = [...new Set(units.map(({ model }) => model))];
  const products = await manager.findBy(ProductEntity, { model: In(models) });
  const owners = await manager.find(CustomerEntity);
  const rows = units.map(({ customer, started_days_ago, warranty, ...unit }) => {
    const product = products.find(({ model }) => model === unit.model);
    const started_on =
      started_days_ago === null ? null : dhakaDay(new Date(Date.now() - started_days_ago * DAY_MS));
    return {
      ...unit,
      brand: product?.brand ?? null,
      product_id: product?.id ?? null,
      customer_id: owners.find(({ email }) => email === customer)?.id ?? null,
      started_on,
      warranty_until: started_on && warrantyEnd(started_on, warranty),
    };
  });
  return insertAll<UnitEntity>(manager, unitKind, rows);
}
