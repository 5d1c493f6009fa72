import { MailEntity } from '../../platform/mail/mail.entity';
import type { ProductEntity } from '../../catalogue/products/product.entity';
import {
  quotationForm,
  type QuotationStories,
  quotationStories,
  systemOf,
} from '../../platform/testing/quotation-stories';
import { ContactMessageEntity } from './contact-message.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
let story: QuotationStories;
let indoor: ProductEntity;
let outdoor: ProductEntity;
beforeAll(async () => {
  api = await startTestApi();
  story = quotationStories(api);
  indoor = await story.product('four_way_cassette');
  outdoor = await story.product('outdoor_unit');
});
afterAll(() => api.close());

describe('an enquiry with a design', () => {
  it('stores inputs, the result of our own calculation, the constants and the text', async () => {
    const { id } = await story.enquiry({ design: systemOf(indoor, outdoor) });
    const { body: found } = await api.as('staff', 'get', `/api/v1/contact-message/${id}`);
    const { design, design_text } = found.data.details;
    expect(design).toMatchObject({
      tool: 'system',
      link: '/tools/vrf?r=Reception',
      system: { outdoor: [outdoor.id] },
      result: { units: 3, outdoor: { modules: [{ model: outdoor.model }] } },
    });
    expect(design.values.map(({ key }: { key: string }) => key)).toContain('ratio_max_percent');
    expect(design_text).toContain(`Open office: load 9.8 kW, 2 × ${indoor.model}`);
    expect(design_text).toMatch(/combination ratio \d+%/);
    const mails = (await story.rows(MailEntity).find()).filter(({ text }) =>
      text.includes(`> Open office: load 9.8 kW`),
    );
    expect(mails).toHaveLength(2);
    const toSales = mails.find(({ content }) => content?.isInternal);
    expect(toSales?.text).toContain('> Please quote with installation.');
  });

  it('stores a project, and begins its quotation with one bill of quantities', async () => {
    const { system } = systemOf(indoor, outdoor);
    const systems = ['Ground floor', 'First floor'].map((name) => ({ name, ...system }));
    const design = {
      tool: 'project',
      link: '/tools/vrf?system=Ground+floor',
      project: { systems },
    };
    const { design_text } = await story.enquiry({ design }, 'visitor');
    expect(design_text).toMatch(/^2 VRF systems, 4 rooms, 6 indoor units/);
    expect(design_text).toContain('First floor: VRF system, 2 rooms');
    const own = await api.as('visitor', 'get', '/api/v1/contact-message/own?pageSize=1');
    expect(own.body.data[0].subject).toBe('Quotation: 2 VRF systems for 4 rooms');
    const [draft] = (await story.begun({ design })).revisions;
    expect(draft).toMatchObject({
      design: { tool: 'project', result: { systems: [{ name: 'Ground floor' }, {}] } },
      lines: expect.arrayContaining([
        expect.objectContaining({ product_id: outdoor.id, quantity: 2 }),
        expect.objectContaining({ product_id: indoor.id, quantity: 6 }),
      ]),
    });
  });

  it('stores a room and names it in the list of its sender', async () => {
    const room = {
      ...{ kind: 'bedroom', area_m2: 14, height_m: 3, under_roof: true, outside_walls: 1 },
      windows: [{ area_m2: 2, direction: 'w', shade: 'none' }],
      ...{ people: 2, activity: 'rest', lights_w: 40, equipment_w: 80, fresh_air: 'closed' },
      target_c: 24,
    };
    const design = { tool: 'room', room, link: '/tools/room-size?kind=bedroom' };
    const { design_text } = await story.enquiry({ design }, 'visitor');
    expect(design_text).toMatch(/^Bedroom, 14 m², 3 m high\nPlace: Dhaka\nAbove the ceiling: /);
    expect(design_text).toMatch(/likely \d\.\d\d TR/);
    expect(design_text).toMatch(/Split unit: \d(\.5)? ton recommended/);
    const own = await api.as('visitor', 'get', '/api/v1/contact-message/own?pageSize=1');
    expect(own.body.data[0].subject).toMatch(/^Quotation: Bedroom, 14 m²/);
  });

  it('keeps the figures of a design from the first edition, and marks it', async () => {
    const room = {
      ...{ kind: 'bedroom', area_m2: 14, height_m: 3, under_roof: true, outside_walls: 1 },
      ...{ windows: [], people: 2, activity: 'rest', lights_w: 40, equipment_w: 80 },
      ...{ fresh_air: 'closed', target_c: 24 },
    };
    const link = '/tools/room-size?kind=bedroom';
    const { id, design } = await story.enquiry({ design: { tool: 'room', room, link } });
    if (design?.tool !== 'room') throw new Error('no room');
    const { low, likely, high, latent_w, parts, geometry, air, rules } = design.result;
    const result = { low, likely: { ...likely, w: 1776 }, high, latent_w, parts, geometry, air };
    const stored = { ...design, result: { ...result, rules } } as typeof design;
    await story.rows(ContactMessageEntity).update(id, { design: stored });
    const { body } = await api.as('staff', 'get', `/api/v1/contact-message/${id}`);
    expect(body.data.details.design.result).toMatchObject({ edition: 1, likely: { w: 1776 } });
    expect(design.result.edition).toBe(3);
  });

  it('stores the largest system, with the longest address', async () => {
    const design = systemOf(indoor, outdoor);
    const room = {
      ...design.system.rooms[0]!,
      name: 'Open office on the fifth floor, to the east',
    };
    design.system.rooms = Array.from({ length: 64 }, () => room);
    design.link = `/tools/vrf?room=${'x'.repeat(7_980)}`;
    const found = await story.enquiry({ design });
    expect(found.design).toMatchObject({ tool: 'system', result: { units: 64 } });
  });

  it('stores only text if its inputs are impossible', async () => {
    const design = systemOf(indoor, outdoor);
    design.system.rooms[0]!.count = 0.5;
    const found = await story.enquiry({ design });
    expect(found.design).toBeNull();
    expect(found.design_text).toContain('Reception: load 4.9 kW');
    expect(found.design_text).toContain(
      'Could not be calculated: Units in this room: enter a whole number',
    );
  });

  it.each(['https://evil.example/tools/vrf', '/tools//evil.example', '/tools/../dashboard', '/x'])(
    'rejects links such as %s',
    async (link) => {
      const design = { ...systemOf(indoor, outdoor), link };
      const { body: found } = await api
        .call('post', '/api/v1/contact-message')
        .send(quotationForm({ design }))
        .expect(400);
      expect(found.fields['design.link']).toContain('/tools/vrf');
    },
  );
});
