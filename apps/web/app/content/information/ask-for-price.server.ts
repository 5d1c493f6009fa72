import type { Category } from '@shishir/contract';
import { needsOutdoorUnit } from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import { termsFrom } from '../../sales/enquiry/enquiry-terms';
import type { AskForPriceProps } from './ask-for-price';
import type { Information } from './content';
import { informationTexts as texts } from './information.texts';

/** Loads the form for a price on the page of a category without products. */
export async function loadAskForPrice(
  api: ApiClient,
  { slug, title, kind }: Pick<Category, 'slug' | 'title' | 'kind'>,
  information: Pick<Information, 'title' | 'toOrder' | 'needs'> | null,
): Promise<AskForPriceProps> {
  const questions =
    kind === 'chiller' ? 'plant' : kind === 'split' || needsOutdoorUnit(kind) ? 'room' : undefined;
  return {
    form: {
      subject: information?.title ?? title,
      ...(questions && { questions }),
      source: { page: `/products/${slug}` },
      terms: await termsFrom(api),
    },
    text: information?.toOrder || texts.ask.toOrder,
    needs: information?.needs ?? [],
  };
}
