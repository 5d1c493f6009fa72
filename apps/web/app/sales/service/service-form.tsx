import {
  enquiryChoiceTexts,
  SERVICE_DISTRICTS,
  SERVICE_FAULTS,
  SERVICE_TIMES,
  type ServiceField,
  serviceRules,
} from '@shishir/contract/rules';
import type { PublicUnit } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { sitePath } from '../../platform/locale/site-path';
import { Field } from '../../platform/forms/field';
import { Choices } from '../../platform/ui/choices';
import { Icon } from '../../platform/ui/icon';
import { useShell } from '../../platform/ui/page/shell-data';
import { callsFromBrowser } from '../enquiry/enquiry-calls';
import { EnquiryAlert, HiddenFields } from '../enquiry/form-parts';
import { SelectBox } from '../enquiry/select-box';
import type { EnquirySent, FormTicket } from '../enquiry/submit-enquiry';
import { useEnquiry } from '../enquiry/use-enquiry';
import { PhotosField } from './photos-field';
import type { ServicePage } from './service-page.server';
import { serviceTexts } from './service.texts';
import { type ServiceFailed, submitService } from './submit-service';
import partStyles from '../enquiry/form-parts.module.css';
import pillStyles from '../enquiry/pills.module.css';
import styles from './service.module.css';

const { form: texts } = serviceTexts;
const nameOf = enquiryChoiceTexts.nameOf;

interface ServiceFormProps {
  ticket: FormTicket;
  /** The next working days. */
  days: { day: string; label: string }[];
  /** The fault that a link preselects. */
  fault: string | null;
  /** The text that a link enters as the message. */
  message: string;
  /** Unit whose public page led here. */
  unit: PublicUnit | null;
  tips: ServicePage['tips'];
  failed?: ServiceFailed;
  onSent: (sent: EnquirySent) => void;
}

/** Request of a service visit in five steps. */
export function ServiceForm({
  days,
  fault,
  message,
  unit,
  tips,
  onSent,
  ...given
}: ServiceFormProps) {
  const photos = useRef<File[]>([]);
  const { user } = useShell();
  const { form, ticket, failed, errors, clearError, sending, input } = useEnquiry({
    ...given,
    onSent,
    kind: 'service',
    rules: serviceRules,
    // A link to another request does not restore the text of this one.
    draft: ['service', fault, message, unit?.code].filter(Boolean).join(' '),
    send: (sent, page) => {
      sent.delete('photos');
      for (const photo of photos.current) sent.append('photos', photo);
      return submitService(sent, page, callsFromBrowser);
    },
  });
  const known: Partial<Record<ServiceField, string>> = {
    ...(user && { name: user.name, number: formatPhone(user.number), email: user.email }),
    ...(unit && { unit: unitName(unit) }),
    ...(message && { message }),
  };
  const text = (name: ServiceField) => {
    const state = input(name);
    return { ...state, defaultValue: state.defaultValue ?? known[name] ?? '' };
  };
  const optional = (label: string) => (
    <>
      {label} <span>{texts.optional}</span>
    </>
  );
  const chosen = SERVICE_FAULTS.find((one) => one === fault) ?? SERVICE_FAULTS[0];
  const radios = (name: 'fault' | 'wanted_by' | 'wanted_time', first: string) => ({
    name,
    error: errors[name],
    chosen: input(name).defaultValue ?? first,
    onChoose: () => clearError(name),
  });

  return (
    <form
      {...form}
      className={styles.form}
      action={sitePath(unit ? `/service?unit=${unit.code}` : '/service')}
      encType="multipart/form-data"
    >
      <div className={styles.formHead}>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
      </div>
      {failed && <EnquiryAlert failed={failed} errors={errors} />}
      <fieldset>
        <legend>{texts.steps.fault}</legend>
        <Radios
          {...radios('fault', chosen)}
          className={styles.faults}
          label={texts.steps.fault}
          hidden
        >
          {SERVICE_FAULTS.map((one) => [one, nameOf(one)])}
        </Radios>
        {tips && (
          <div className={styles.tips}>
            <b>{tips.title}</b>
            <ul>
              {tips.items.map((item) => (
                <li key={item}>
                  <Icon name="check" small />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend>{texts.steps.unit}</legend>
        <Field name="unit" label={optional(texts.unit)} error={errors.unit}>
          {(field) => (
            <>
              <input {...field} {...text('unit')} autoComplete="off" autoCapitalize="characters" />
              <p className="hint">{texts.unitHint}</p>
            </>
          )}
        </Field>
        <PhotosField
          label={optional(texts.photos.label)}
          error={errors.photos}
          onChange={(chosen) => {
            photos.current = chosen;
            clearError('photos');
          }}
        />
      </fieldset>
      <fieldset>
        <legend>{texts.steps.place}</legend>
        <Field name="city" label={texts.district} error={errors.city}>
          {(field) => (
            <SelectBox
              {...field}
              {...text('city')}
              defaultValue={text('city').defaultValue || SERVICE_DISTRICTS[0]}
            >
              {SERVICE_DISTRICTS.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </SelectBox>
          )}
        </Field>
        <Field name="place" label={texts.address} error={errors.place} full>
          {(field) => (
            <input
              {...field}
              {...text('place')}
              autoComplete="address-line1"
              placeholder={texts.addressHint}
            />
          )}
        </Field>
      </fieldset>
      <fieldset>
        <legend>{texts.steps.time}</legend>
        <Radios {...radios('wanted_by', '')} className={pillStyles.pills} label={texts.day}>
          {[...days.map(({ day, label }): Option => [day, label]), ['', texts.later]]}
        </Radios>
        <Radios {...radios('wanted_time', '')} className={pillStyles.pills} label={texts.time}>
          {[['', texts.anyTime], ...SERVICE_TIMES.map((one): Option => [one, nameOf(one)])]}
        </Radios>
        <p className={`hint ${styles.whole}`}>{texts.timeNote}</p>
      </fieldset>
      <fieldset>
        <legend>{texts.steps.contact}</legend>
        <Field name="name" label={texts.name} error={errors.name}>
          {(field) => <input {...field} {...text('name')} autoComplete="name" />}
        </Field>
        <Field name="number" label={texts.phone} error={errors.number}>
          {(field) => (
            <input
              {...field}
              {...text('number')}
              type="tel"
              placeholder={texts.phoneHint}
              autoComplete="tel"
            />
          )}
        </Field>
        <Field name="email" label={optional(texts.email)} error={errors.email} full>
          {(field) => (
            <input
              {...field}
              {...text('email')}
              type="email"
              placeholder={texts.emailHint}
              autoComplete="email"
            />
          )}
        </Field>
        <Field name="message" label={optional(texts.message)} error={errors.message} full>
          {(field) => (
            <textarea {...field} {...text('message')} rows={4} placeholder={texts.messageHint} />
          )}
        </Field>
      </fieldset>
      <HiddenFields ticket={ticket} />
      {unit && <input type="hidden" name="unit_code" value={unit.code} />}
      <div className={`form__end ${styles.foot}`}>
        <p className="hint">
          {texts.note}{' '}
          <Link className={partStyles.textLink} to="/privacy">
            {texts.privacy}
          </Link>
        </p>
        <button className="button button--go" type="submit" disabled={sending}>
          {sending ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );
}

/** Model with the end of the serial number, which is all that the page of the unit shows. */
const unitName = ({ brand, model, serial_end }: PublicUnit) =>
  [brand, model, serial_end && `…${serial_end}`].filter(Boolean).join(' ');

type Option = [value: string, label: string];

interface RadiosProps {
  name: string;
  label: string;
  /** The legend of the step is the label. */
  hidden?: boolean;
  className?: string;
  chosen: string;
  error?: string;
  onChoose: () => void;
  children: Option[];
}

/** All of a few options, side by side. */
function Radios({
  name,
  label,
  hidden,
  className,
  chosen,
  error,
  onChoose,
  children,
}: RadiosProps) {
  const id = useId();
  const describedBy: { 'aria-invalid'?: true; 'aria-describedby'?: string } = error
    ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
    : {};
  return (
    <div className={styles.whole} role="radiogroup" aria-label={label}>
      {!hidden && <Label>{label}</Label>}
      <Choices className={className}>
        {children.map(([value, text]) => (
          <label key={value}>
            <input
              {...describedBy}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={onChoose}
            />
            <span>{text}</span>
          </label>
        ))}
      </Choices>
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

const Label = ({ children }: { children: ReactNode }) => (
  <span className={styles.label} aria-hidden="true">
    {children}
  </span>
);
