import './bangla.css';
