/** A field that people neither see nor reach. What fills it is not a person. */
export function HiddenTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="website">Leave this empty</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
