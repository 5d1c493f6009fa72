import type { Company } from '@shishir/contract';

/** Who we are, first in one breath and then in two paragraphs. */
export function Story({ company }: { company: Company | null }) {
  return (
    <section className="story">
      <div className="wrap story__in">
        <p className="story__line">
          {company ? `${company.name} is` : 'We are'} an authorised distributor of Samsung, Haier
          and EBARA air conditioning. What we sell is less the machine than the room around it.
        </p>
        <div className="story__text">
          <p>
            We began with single rooms and grew with the buildings around us: shops, then offices,
            then hospitals and factories where the air is part of the work. Today one team sizes,
            supplies, installs and looks after systems from half a ton to whole towers.
          </p>
          <p>
            Everything passes through our own warehouse
            {company && ` in ${company.warehouse.city}`}. Spare parts lie beside the units they
            belong to, so that a repair waits for a van and not for a ship.
          </p>
        </div>
      </div>
    </section>
  );
}
