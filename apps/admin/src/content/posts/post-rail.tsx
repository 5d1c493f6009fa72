import Button from '@mui/material/Button';
import type { Picture } from '@shishir/contract';
import { formatDate, numberOrNull, readMoment, readTimeOf } from '@shishir/format';
import { type ChangeEvent, useEffect, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { FormDayField } from '../../platform/ui/form/day-field';
import { Field } from '../../platform/ui/form/field';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { PICTURE_TYPES, pictureError } from '../../platform/ui/form/picture-field';
import { LibraryPicture, type PictureChoice } from '../../platform/ui/media/library-picture';
import { LibraryButton } from '../../platform/ui/media/media-picker';
import type { PostFormValues, Publishing } from './post-form-values';
import { postFormTexts as texts } from './posts.texts';

/** Who sees the post, and since when. */
export function PublishingSection({ isArchived }: { isArchived: boolean }) {
  const { value, change, error } = useField<Publishing>('publishing');
  const choices: Publishing[] = ['draft', 'scheduled', 'published'];
  if (isArchived) choices.push('archived');
  return (
    <section className="paper" aria-labelledby="post-publishing">
      <h2 id="post-publishing">{texts.labels.publishing}</h2>
      <div className="post-publishing" role="radiogroup" aria-labelledby="post-publishing">
        {choices.map((choice) => (
          <div key={choice}>
            <label>
              <input
                type="radio"
                className="radio"
                name="publishing"
                value={choice}
                checked={value === choice}
                onChange={() => change(choice)}
              />
              <span>
                <b>{texts.publishing[choice].label}</b>
                <span>{texts.publishing[choice].note}</span>
              </span>
            </label>
            {choice === 'scheduled' && value === 'scheduled' && (
              <div className="post-publishing__date">
                <FormDayField name="publish_at" label={texts.labels.publish_at} withTime />
              </div>
            )}
          </div>
        ))}
      </div>
      {typeof error === 'string' && <p className="post-error">{error}</p>}
    </section>
  );
}

/** The picture of card and page, with the text for who cannot see it. */
export function PictureSection({ picture }: { picture: Picture | null }) {
  const note = useId();
  const { value: file, change, error } = useField<PictureChoice | null>('image');
  const { change: describe } = useField<string>('image_alt');
  const [rejected, setRejected] = useState<string | null>(null);
  const wrong = rejected ?? error;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Choosing the same file again counts as a choice, too.
    event.target.value = '';
    if (!chosen) return;
    const found = pictureError(chosen);
    setRejected(found);
    if (!found) change(chosen);
  };
  return (
    <section className="paper" aria-labelledby="post-picture">
      <h2 id="post-picture">{texts.labels.image}</h2>
      <p>{texts.picture.note}</p>
      <div className="post-picture">
        <PostPicture file={file} picture={picture} />
        <div>
          <span id={note} className={wrong ? 'post-error' : undefined}>
            {typeof wrong === 'string'
              ? wrong
              : (file?.name ?? (picture ? texts.picture.saved : texts.picture.none))}
          </span>
          {/* The input is the control; its label only looks like a button. */}
          <Button component="label" role={undefined} tabIndex={-1}>
            {texts.picture.choose}
            <input
              className="vh"
              type="file"
              name="image"
              accept={PICTURE_TYPES.join(',')}
              aria-label={texts.labels.image}
              aria-describedby={note}
              aria-invalid={Boolean(wrong)}
              onChange={choose}
            />
          </Button>
        </div>
      </div>
      <LibraryButton
        onChoose={(chosen) => {
          setRejected(null);
          change(chosen);
          // The description is that of the picture, wherever it is shown.
          describe(chosen.picture.alt);
        }}
      />
      <FormField name="image_alt" label={texts.labels.image_alt} hint={texts.picture.altHint} />
    </section>
  );
}

/** The chosen file, else the saved picture. */
function PostPicture({ file, picture }: { file: PictureChoice | null; picture: Picture | null }) {
  const address = useMemo(() => (file instanceof File ? URL.createObjectURL(file) : null), [file]);
  const shown = file instanceof LibraryPicture ? file.picture : picture;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  if (address) return <img src={address} alt="" className="post-picture__image" />;
  return (
    <ProductPicture picture={shown ?? undefined} sizes="320px" className="post-picture__image" />
  );
}

/** What the lists of the site show of it, as they show it. */
interface CardProps {
  id: number | null;
  picture: Picture | null;
  /** Null until it is published: then it gets the date of that day. */
  publishedAt: string | null;
}

export function CardSection({ id, picture, publishedAt }: CardProps) {
  const [excerpt, body] = useWatch<PostFormValues, ['excerpt', 'body']>({
    name: ['excerpt', 'body'],
  });
  return (
    <section className="paper" aria-labelledby="post-card">
      <h2 id="post-card">{texts.card}</h2>
      <div className="post-card-fields">
        <FormField name="category" label={texts.labels.category} hint={texts.categoryHint} />
        <FormField name="author" label={texts.labels.author} />
        <FormField
          name="excerpt"
          label={texts.labels.excerpt}
          lines={3}
          hint={texts.excerptHint(excerpt.length)}
        />
        <FormField
          name="read_time"
          label={texts.labels.read_time}
          inputMode="numeric"
          hint={texts.readTimeHint(readTimeOf(body))}
        />
        {id !== null && (
          <Field name="address" label={texts.labels.address} value={`/blog/${id}`} readOnly />
        )}
      </div>
      <CardPreview picture={picture} publishedAt={publishedAt} />
    </section>
  );
}

function CardPreview({ picture, publishedAt }: Omit<CardProps, 'id'>) {
  const [title, excerpt, category, author, readTime, body, date, publishing, image] = useWatch<
    PostFormValues,
    [
      'title',
      'excerpt',
      'category',
      'author',
      'read_time',
      'body',
      'publish_at',
      'publishing',
      'image',
    ]
  >({
    name: [
      'title',
      'excerpt',
      'category',
      'author',
      'read_time',
      'body',
      'publish_at',
      'publishing',
      'image',
    ],
  });
  const scheduled = publishing === 'scheduled' && readMoment(date);
  const shownDate = scheduled || (publishedAt ?? new Date());
  return (
    <figure className="post-card">
      <figcaption>{texts.preview}</figcaption>
      <div>
        <PostPicture file={image} picture={picture} />
        <div>
          <p className="num">
            {category && <small>{category}</small>} {formatDate(shownDate)}
          </p>
          <b>{title || texts.noTitle}</b>
          <p>{excerpt}</p>
          <p className="num">
            {author && `${author} · `}
            {texts.minutes(numberOrNull(readTime, { whole: true }) || readTimeOf(body))}
          </p>
        </div>
      </div>
    </figure>
  );
}
