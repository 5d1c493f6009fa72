import { Icon } from '../ui/icon';

interface FormAlertProps {
  id?: string;
  title: string;
  text?: string | null;
}

/** Stands above a form that was not taken. Can hold the focus where no single field is to blame. */
export function FormAlert({ id, title, text }: FormAlertProps) {
  return (
    <div className="alert" role="alert" id={id} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <b>{title}</b>
        {text}
      </div>
    </div>
  );
}
