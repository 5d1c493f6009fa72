import { useState } from 'react';
import { noProblems, type FormProblems } from './form-problems';

type Name<V> = keyof V & string;
type TextName<V> = { [K in Name<V>]: V[K] extends string ? K : never }[Name<V>];

export interface Form<V extends object> {
  values: V;
  /** The names of what differs from the beginning. */
  changed: Name<V>[];
  problems: FormProblems<Name<V>>;
  /** How often the form was refused: each time the focus goes to the first wrong field. */
  refusals: number;
  change<N extends Name<V>>(name: N, value: V[N]): void;
  refuse(problems: FormProblems<Name<V>>): void;
  accept(): void;
  /** Begins anew from what is saved, without problems; `values` where they differ from it already. */
  restart(saved: V, values?: V): void;
  /** What a field of text needs. */
  text(name: TextName<V>): {
    name: string;
    value: string;
    problem: string | true | undefined;
    onType: (text: string) => void;
  };
}

/** What was typed into a form and what is wrong with it. A problem of a field goes as soon as the field changes. */
export function useForm<V extends object>(first: V): Form<V> {
  const [start, setStart] = useState(first);
  const [values, setValues] = useState(first);
  const [problems, setProblems] = useState<FormProblems<Name<V>>>(noProblems);
  const [refusals, setRefusals] = useState(0);

  const change: Form<V>['change'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems(({ form, fields }) => ({ form, fields: { ...fields, [name]: undefined } }));
  };
  return {
    values,
    changed: (Object.keys(values) as Name<V>[]).filter((name) => values[name] !== start[name]),
    problems,
    refusals,
    change,
    refuse: (found) => {
      setProblems(found);
      setRefusals((count) => count + 1);
    },
    accept: () => setProblems(noProblems),
    restart: (saved, present = saved) => {
      setStart(saved);
      setValues(present);
      setProblems(noProblems);
    },
    text: (name) => ({
      name,
      value: values[name] as string,
      problem: problems.fields[name],
      onType: (text) => change(name, text as V[typeof name]),
    }),
  };
}
