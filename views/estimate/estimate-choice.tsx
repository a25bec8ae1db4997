import type { ReactNode } from 'react';
import './estimate-choice.css';

export interface EstimateChoiceProps {
  type?: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

/** A slab to be chosen: all of it is the label. */
export function EstimateChoice({
  type = 'radio',
  name,
  value,
  isChosen,
  children,
}: EstimateChoiceProps): ReactNode {
  return (
    <label className="estimate__choice">
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {children}
    </label>
  );
}
